// Words of daily life that are nothing of ours, whatever they resemble: `cars` is no misspelling of `cards`, and `cat`
// no beginning of `category`. A word of five letters that no text contains and none resembles needs no line here.
// Read by foreign-tables.ts.

export const OTHER_WORDS = `
# Animals
ant, bee, bear, bird, cat, cow, deer, dog, duck, fish, fox, frog, goat, horse, lion, meat, monkey, pig, rat, shark, sheep, tiger, whale, wolf, zoo -> -
# Food and the house
beer, bread, breakfast, butter, cake, candy, cook, dinner, egg, grape, lunch, milk, orange, pasta, pie, rice, salad, snack, soup, tea, wine -> -
bath, bed, carpet, chair, curtain, garden, grass, house, jeans, lamp, roof, shirt, shoe, shoes, skirt, sock, sofa, doll, toys -> -
# Travel and places
bike, boat, bus, car, plane, taxi, tires, truck -> -
america, australia, california, greece, paris, rome, texas -> -
beach, desert, everest, flower, lake, mars, moon, mountain, ocean, rain, sea, sky, snow, storm, sun, wind, winter -> -
# People, body and free time
baby, brother, father, king, mother, prince, president, uncle, wife -> -
beard, brain, ear, fever, finger, flu, knee, mouth, nose, shoulder, skin, teeth, yoga -> -
college, concert, crossword, electric, equation, exam, film, game, golf, love, movie, poem, poker, radio, sing, song, sport, stocks, war -> -
`
