### The coach at a table: the frame’s words. What moves come to is in <game>-coach.ftl.

coach-title = The coach
coach-switch = Coach: tells you what to decide, marks good moves and warns of costly slips
coach-chance = wins about { $percent } of the games searched
coach-warning = One moment: “{ $move }” costs about { $percent } of a win.
coach-better = Better: { $move }.
coach-anyway = Play it anyway
coach-again = Choose again
coach-why-not = Why not “{ $move }”?
coach-play = Play it
coach-same = That is what the coach would do.
coach-other = Another idea
coach-ask = Why not…?
coach-point = Choose the move you are asking about: it will be explained, not played.
coach-waits = The coach waits for your next decision.
coach-warning-title = A costly slip
