// Written by npm run drawings from lib/drawing/catalogue.ts.

export const MOVES_FILES = {
  'mini-move': { path: '/drawings/moves/mini-move.f8acec18.svg', width: 250.33, height: 216, alt: 'Van, cut open: 10 boxes, a mattress, a suitcase and a lamp' },
  '1-bed': { path: '/drawings/moves/1-bed.07f162c3.svg', width: 250.33, height: 216, alt: 'Van, cut open: 30 boxes, a mattress, a wardrobe, a sofa and a chest of drawers' },
  '2-bed': { path: '/drawings/moves/2-bed.23f9ef9a.svg', width: 250.33, height: 216, alt: 'Van, cut open: 55 boxes, a mattress, a wardrobe, a fridge and a sofa' },
  '3-bed': { path: '/drawings/moves/3-bed.e7885940.svg', width: 285.33, height: 275, alt: 'Two vans, cut open: 75 boxes, two mattresses, two wardrobes, a piano, a washing machine, a fridge, a bicycle and an armchair' },
  'custom': { path: '/drawings/moves/custom.ef59b427.svg', width: 106, height: 133, alt: '' },
  '2-bed-on-dark': { path: '/drawings/moves/2-bed-on-dark.90e89d3d.svg', width: 610.5, height: 526.5, alt: '' },
} as const;

export const UNITS_FILES = {
  '3x3': { path: '/drawings/units/3x3.57d7e0ad.svg', width: 190, height: 255, alt: '3 × 3 ft unit, 8 ft high: 5 boxes and a suitcase' },
  '3x5': { path: '/drawings/units/3x5.eb446185.svg', width: 224.67, height: 275, alt: '3 × 5 ft unit, 8 ft high: 5 boxes, a mattress and a lamp' },
  '6x4': { path: '/drawings/units/6x4.0804202f.svg', width: 259.33, height: 295, alt: '6 × 4 ft unit, 8 ft high: 7 boxes, a wardrobe, a rolled rug and a bedside table' },
  '6x6': { path: '/drawings/units/6x6.3b32eff5.svg', width: 294, height: 315, alt: '6 × 6 ft unit, 8 ft high: 9 boxes, a mattress, a wardrobe and an armchair' },
  '8x6': { path: '/drawings/units/8x6.4d7865de.svg', width: 328.67, height: 335, alt: '8 × 6 ft unit, 8 ft high: 10 boxes, a mattress, a wardrobe, a fridge and a sofa' },
  '9x8': { path: '/drawings/units/9x8.4406936d.svg', width: 380.67, height: 365, alt: '9 × 8 ft unit, 8 ft high: 15 boxes, a mattress, a wardrobe, a fridge, a rolled rug and a sofa' },
  '12x8': { path: '/drawings/units/12x8.2dd8e901.svg', width: 432.67, height: 395, alt: '12 × 8 ft unit, 8 ft high: 14 boxes, two wardrobes, a mattress, a fridge, a rolled rug, a piano, a sofa and an armchair' },
  '15x10': { path: '/drawings/units/15x10.b401bf42.svg', width: 519.33, height: 445, alt: '15 × 10 ft unit, 8 ft high: 14 boxes, two wardrobes, a mattress, a fridge, a washing machine, a rolled rug, a piano, a table, a sofa and an armchair' },
  '20x10': { path: '/drawings/units/20x10.3f13495b.svg', width: 605.67, height: 495, alt: '20 × 10 ft unit, 8 ft high: 21 boxes, two mattresses, two wardrobes, a fridge, a washing machine, a set of loaded shelves, a rolled rug, a piano, a table, a bicycle, a sofa and an armchair' },
  '3x3-plain': { path: '/drawings/units/3x3-plain.85aec349.svg', width: 56, height: 109.67, alt: '' },
  '3x5-plain': { path: '/drawings/units/3x5-plain.e6a04716.svg', width: 71.67, height: 118.67, alt: '' },
  '6x4-plain': { path: '/drawings/units/6x4-plain.d31f0bfa.svg', width: 87.33, height: 127.67, alt: '' },
  '6x6-plain': { path: '/drawings/units/6x6-plain.426d26d1.svg', width: 102.67, height: 136.67, alt: '' },
  '8x6-plain': { path: '/drawings/units/8x6-plain.926807e1.svg', width: 118.33, height: 145.67, alt: '' },
  '9x8-plain': { path: '/drawings/units/9x8-plain.d935b456.svg', width: 141.67, height: 159, alt: '' },
  '12x8-plain': { path: '/drawings/units/12x8-plain.51f22a57.svg', width: 165.33, height: 172.67, alt: '' },
  '15x10-plain': { path: '/drawings/units/15x10-plain.7bcc37dc.svg', width: 204, height: 195, alt: '' },
  '20x10-plain': { path: '/drawings/units/20x10-plain.e72c322f.svg', width: 243, height: 217.67, alt: '' },
  'custom': { path: '/drawings/units/custom.2b54fa5f.svg', width: 241, height: 306, alt: 'A unit of any size, its edges dashed' },
  'custom-plain': { path: '/drawings/units/custom-plain.deea671f.svg', width: 105.33, height: 134.67, alt: '' },
} as const;
