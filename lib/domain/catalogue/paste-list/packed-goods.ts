/** Goods that travel in boxes: [pieces in a medium box, boxes without a number, names as in NAMES] (assumption). */
export const PACKED_GOODS: readonly (readonly [perBox: number, usualBoxes: number, names: string])[] = [
  [
    30,
    2,
    'crockery, china, glassware, dinnerware, tableware, plate, dinner plate, side plate, dish, cup, mug, tea cup, glass, glasses, glasse, wine glass, wine glasse, wineglass, drinking glass, pint glass, champagne glass, tumbler, bowl, saucer, dinner set, dinner service, tea set, geschirr, glaser+, teller, naczynia+, talerze+, szklanki+, kubki+',
  ],
  [
    15,
    2,
    'pan, pot, pot and pan, saucepan, frying pan, cookware, kitchenware, kitchen utensil, kitchen item, kitchen thing, kitchen stuff, kitchen bit, kitchen equipment, kitchen content, kitchen bits and bobs, kitchen gadget, baking tray, tray, casserole, tupperware, bakeware, topfe+, garnki+',
  ],
  [60, 1, 'cutlery, utensil, knife, kitchen knife, fork, spoon, besteck, sztucce+'],
  [
    35,
    2,
    'book, paperback, hardback, cookbook, novel, textbook, magazine, comic, bucher+, buecher+, buch, ksiazka, ksiazki+, ksiazek+',
  ],
  [
    60,
    1,
    'dvd, cd, blu ray, video game, vinyl, vinyl record, record, lp, record collection, vinyl collection, game, board game, jigsaw, puzzle, photo album, photo, photograph, album',
  ],
  [
    40,
    2,
    'clothes, clothe, clothing, coat, jacket, suit, dress, shirt, jumper, jeans, garment, wardrobe content, hanging clothes, kleidung, kleider+, klamotten+, ubrania+, ubran+, ciuchy+',
  ],
  [15, 1, 'shoe, boot, trainer, footwear, handbag, hat, schuhe+, buty+'],
  [
    6,
    1,
    'bedding, bed linen, linen, cover, chair pad, shower curtain, mattress protector, duvet, pillow, cushion, sofa cushion, scatter cushion, blanket, throw, quilt, towel, tea towel, sheet, bed sheet, duvet cover, soft furnishing, tablecloth, table cloth, textile, bettwasche, decke, decken+, kissen, handtucher+, posciel, koldry+, poduszki+, koce+, reczniki+',
  ],
  [
    20,
    2,
    'toy, soft toy, teddy, teddy bear, stuffed animal, lego, doll, spielzeug, zabawki+, baby thing, baby stuff, baby item, kids stuff',
  ],
  [
    25,
    1,
    'ornament, magnet, bookend, book end, dart board, dartboard, knick knack, trinket, decoration, christmas decoration, xmas decoration, vase, candle, candlestick, figurine, wall clock, alarm clock, mantel clock, carriage clock, small clock, decor, home decor, lampshade, lamp shade, photo frame small, souvenir, nicnac, bric a brac, deko',
  ],
  [
    100,
    1,
    'paperwork, paper, document, file, folder, stationery, office supply, office stuff, office item, ring binder, akten+, ordner, dokumenty+',
  ],
  [
    50,
    1,
    'toiletry, cosmetic, makeup, bathroom stuff, bathroom item, bathroom bit, medicine, cleaning product, cleaning stuff, cleaning supply',
  ],
  [
    40,
    1,
    'food, dry food, tin, tinned food, pantry item, pantry content, spice, bottle, wine bottle, bottle of wine, wine, spirit, alcohol, larder content',
  ],
  [
    30,
    1,
    'tool, hand tool, power tool, diy tool, drill, diy stuff, diy, hardware, werkzeug, narzedzia+, paint tin, tin of paint, bracket, tv mount, wall mount',
  ],
  [
    40,
    1,
    'cable, electronic, gadget, craft stuff, craft supply, art supply, art material, craft material, craft, sewing stuff, hobby stuff, sports equipment, sport equipment, sports gear, sport stuff, camping gear, camping equipment, camping stuff, garage stuff, shed stuff, loft stuff',
  ],
  [
    20,
    2,
    'misc, miscellaneous, miscellaneous item, bits and bobs, odds and ends, bit and bob, odd and end, personal item, personal belonging, personal effect, household item, household good, loose item, small item, sundry, kleinkram, kleinteile+',
  ],
];
