/** Which game it is on the start page, from the left. */
export const place = 1;
