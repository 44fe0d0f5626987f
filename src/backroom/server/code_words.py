"""The words that a table's code is made of: plain, short, easily said, and no two of them a slip of one letter apart."""

from __future__ import annotations

_BEFORE = """
able agile alert amber ample avid awake azure balmy basic blond blunt bold bonny brave brief brisk broad brown
busy calm chief civic clean comic cool coral cosy crisp cubic curly daily dark dear deep dense dizzy dry dusky
eager early easy elder empty epic equal exact extra faint fair fancy fast fiery final firm first flat fleet
fluent fluffy foggy fond formal frank free fresh frosty frozen funny gentle giant giddy gifted glad glassy
global golden good grand great green happy hardy hasty hazy hearty heavy hidden high hollow honest humble
humid hungry icy ideal idle inner ivory jolly joyful juicy jumbo keen kind large late lawful leafy level light
likely lilac little local lofty lonely long loud lucky lunar magic major marble mellow merry mighty mild minor
misty modern modest mossy muddy mute mystic narrow native neat new nimble noble novel oaken odd olive open
orange outer oval pale paper polite pretty prime proper proud public purple quick quiet rapid rare ready real
remote rich rigid ripe robust rocky rough round royal rugged rural rusty safe salty sandy scenic secret senior
serene shady sharp shiny short shy silent silken silver simple sleepy slow small smart smooth snowy social
soft solar solid sonic spare spicy spiral square stable starry steady steep still stony stormy strict strong
sturdy subtle sudden sugary super supple sweet swift tall tame tender thick thorny tidy tired true twin upper
urban useful usual valid velvet violet vivid walnut warm wavy whole wide windy winged wintry witty wooden
woolly worthy young zesty
"""

_AFTER = """
acorn actor agent album almond anchor angel ankle anvil apron arbour arena artist atlas attic author autumn
badge bagel baker banana banjo banner barley barrel basket beacon beaver bench bishop bonnet border bottle
branch bridge broom bucket bugle butter button cabin cactus camel camera canal candle canoe canvas canyon
carpet carrot castle cavern cellar chalk chapel cherry chess cinema circle circus citrus clay clock clover
coach coffee comet cookie cotton cousin cradle crane crater dancer desert doctor donkey dragon drawer eagle
easel echo elbow elm engine falcon farmer fiddle field finger flame flute forest fossil fox galaxy garden
garlic garnet geyser glove goblet grape guitar hammer hazel helmet hermit heron hill honey hotel igloo indigo
island jacket jaguar jigsaw judge jungle kayak kernel kettle kite kitten ladder lagoon lamp laurel legend
lemon letter lichen lily lion lizard locket lotus magnet magpie mango mantle market meadow medal melon mirror
moon moose muffin museum napkin needle nickel noodle nutmeg oasis ocean onion opera orchid organ owl oyster
paddle palace panda papaya parade parcel pebble pencil pepper piano picnic pigeon pillow pilot pine pirate
planet plum poet polka pony poppy porch potato puppet puzzle quarry quartz queen rabbit radio radish raft
raven reef ribbon river robin rudder sailor salad salmon saucer scarf school season shadow shelf shovel sketch
sled spider sponge spoon statue stove stream street summit sunset swan teapot temple ticket tiger timber
tomato tower trail tram tulip tunnel turkey turnip turtle uncle valley vase violin visitor vulture waffle
wagon wallet walrus window winter wolf yacht zebra zipper
"""

ADJECTIVES = _BEFORE.split()
NOUNS = _AFTER.split()
