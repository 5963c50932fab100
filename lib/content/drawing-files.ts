// Written by npm run drawings from lib/drawing/catalogue.ts.

export const ITEMS_FILES = {
  'armchair': { path: '/drawings/items/armchair.efc434ad.svg', width: 107.33, height: 99.33, alt: '' },
  'bicycle': { path: '/drawings/items/bicycle.3c3e6560.svg', width: 113, height: 86, alt: '' },
  'bookcase': { path: '/drawings/items/bookcase.562cf56a.svg', width: 76.33, height: 133, alt: '' },
  'box': { path: '/drawings/items/box.e2b78527.svg', width: 60.67, height: 55.67, alt: '' },
  'chair': { path: '/drawings/items/chair.13acba80.svg', width: 67, height: 79.33, alt: '' },
  'clothes-rail': { path: '/drawings/items/clothes-rail.ca211c18.svg', width: 99.33, height: 128.33, alt: '' },
  'crate': { path: '/drawings/items/crate.ee7856f2.svg', width: 62.33, height: 53, alt: '' },
  'desk': { path: '/drawings/items/desk.bc2c3208.svg', width: 111.33, height: 97.33, alt: '' },
  'double-bed': { path: '/drawings/items/double-bed.8b903700.svg', width: 179, height: 152, alt: '' },
  'drawers': { path: '/drawings/items/drawers.9722823f.svg', width: 85.67, height: 91.67, alt: '' },
  'filing-cabinet': { path: '/drawings/items/filing-cabinet.57aed054.svg', width: 73.67, height: 105, alt: '' },
  'fridge': { path: '/drawings/items/fridge.d3714783.svg', width: 81.67, height: 133.67, alt: '' },
  'lamp': { path: '/drawings/items/lamp.55e49340.svg', width: 55.33, height: 101.67, alt: '' },
  'mattress': { path: '/drawings/items/mattress.d2f6492a.svg', width: 122.33, height: 135, alt: '' },
  'office-chair': { path: '/drawings/items/office-chair.00bff3d6.svg', width: 80.33, height: 90, alt: '' },
  'piano': { path: '/drawings/items/piano.24dd5194.svg', width: 119.67, height: 127, alt: '' },
  'piano-baby-grand': { path: '/drawings/items/piano-baby-grand.eb494f68.svg', width: 158.67, height: 131.33, alt: '' },
  'piano-digital': { path: '/drawings/items/piano-digital.c71b37e8.svg', width: 106, height: 96.33, alt: '' },
  'picture-box': { path: '/drawings/items/picture-box.a51b8765.svg', width: 75.67, height: 79.67, alt: '' },
  'plant': { path: '/drawings/items/plant.427df6e9.svg', width: 68.67, height: 86, alt: '' },
  'plastic-box': { path: '/drawings/items/plastic-box.30240360.svg', width: 71, height: 61, alt: '' },
  'shelves': { path: '/drawings/items/shelves.f17a7957.svg', width: 102, height: 148.33, alt: '' },
  'sofa': { path: '/drawings/items/sofa.a1dc3943.svg', width: 153.33, height: 126, alt: '' },
  'suitcase': { path: '/drawings/items/suitcase.57e6219b.svg', width: 60, height: 65.67, alt: '' },
  'table': { path: '/drawings/items/table.08ea0a50.svg', width: 131.67, height: 110.67, alt: '' },
  'tv': { path: '/drawings/items/tv.eede2491.svg', width: 90, height: 86.67, alt: '' },
  'wardrobe': { path: '/drawings/items/wardrobe.4561d603.svg', width: 100.67, height: 156.67, alt: '' },
  'wardrobe-box': { path: '/drawings/items/wardrobe-box.053cd052.svg', width: 72.33, height: 99.67, alt: '' },
  'washer': { path: '/drawings/items/washer.0bdcd7dd.svg', width: 80.33, height: 85.67, alt: '' },
} as const;

export const MATERIALS_FILES = {
  'bubble': { path: '/drawings/materials/bubble.39f730c1.svg', width: 55.67, height: 45.67, alt: '' },
  'mattress-bag': { path: '/drawings/materials/mattress-bag.ca025bcb.svg', width: 59, height: 43.67, alt: '' },
  'paper': { path: '/drawings/materials/paper.56d15109.svg', width: 71.67, height: 55.67, alt: '' },
  'tape': { path: '/drawings/materials/tape.29568e06.svg', width: 61.67, height: 47.67, alt: '' },
} as const;

export const MOVES_FILES = {
  'mini-move': { path: '/drawings/moves/mini-move.f8acec18.svg', width: 250.33, height: 216, alt: 'Van, cut open: 10 boxes, a mattress, a suitcase and a lamp' },
  '1-bed': { path: '/drawings/moves/1-bed.07f162c3.svg', width: 250.33, height: 216, alt: 'Van, cut open: 30 boxes, a mattress, a wardrobe, a sofa and a chest of drawers' },
  '2-bed': { path: '/drawings/moves/2-bed.23f9ef9a.svg', width: 250.33, height: 216, alt: 'Van, cut open: 55 boxes, a mattress, a wardrobe, a fridge and a sofa' },
  '3-bed': { path: '/drawings/moves/3-bed.2b819757.svg', width: 285.33, height: 275, alt: 'Two vans, cut open: 75 boxes, two mattresses, two wardrobes, a piano, a washing machine, a fridge, a bicycle and an armchair' },
  'custom': { path: '/drawings/moves/custom.ef59b427.svg', width: 106, height: 133, alt: '' },
  '2-bed-on-dark': { path: '/drawings/moves/2-bed-on-dark.90e89d3d.svg', width: 610.5, height: 526.5, alt: '' },
} as const;

export const UNITS_FILES = {
  '3x3': { path: '/drawings/units/3x3.57d7e0ad.svg', width: 190, height: 255, alt: '3 × 3 ft unit, 8 ft high: 5 boxes and a suitcase' },
  '3x5': { path: '/drawings/units/3x5.eb446185.svg', width: 224.67, height: 275, alt: '3 × 5 ft unit, 8 ft high: 5 boxes, a mattress and a lamp' },
  '6x4': { path: '/drawings/units/6x4.701983bd.svg', width: 259.33, height: 295, alt: '6 × 4 ft unit, 8 ft high: 7 boxes, a wardrobe, a rolled rug and a bedside table' },
  '6x6': { path: '/drawings/units/6x6.12b656b3.svg', width: 294, height: 315, alt: '6 × 6 ft unit, 8 ft high: 9 boxes, a mattress, a wardrobe and an armchair' },
  '8x6': { path: '/drawings/units/8x6.79df9744.svg', width: 328.67, height: 335, alt: '8 × 6 ft unit, 8 ft high: 10 boxes, a mattress, a wardrobe, a fridge and a sofa' },
  '9x8': { path: '/drawings/units/9x8.075814eb.svg', width: 380.67, height: 365, alt: '9 × 8 ft unit, 8 ft high: 15 boxes, a mattress, a wardrobe, a fridge, a rolled rug and a sofa' },
  '12x8': { path: '/drawings/units/12x8.5af04bcd.svg', width: 432.67, height: 395, alt: '12 × 8 ft unit, 8 ft high: 14 boxes, two wardrobes, a mattress, a fridge, a rolled rug, a piano, a sofa and an armchair' },
  '15x10': { path: '/drawings/units/15x10.28bb5a7e.svg', width: 519.33, height: 445, alt: '15 × 10 ft unit, 8 ft high: 14 boxes, two wardrobes, a mattress, a fridge, a washing machine, a rolled rug, a piano, a table, a sofa and an armchair' },
  '20x10': { path: '/drawings/units/20x10.d00bc014.svg', width: 605.67, height: 495, alt: '20 × 10 ft unit, 8 ft high: 21 boxes, two mattresses, two wardrobes, a fridge, a washing machine, a set of loaded shelves, a rolled rug, a piano, a table, a bicycle, a sofa and an armchair' },
  '3x3-plain': { path: '/drawings/units/3x3-plain.85aec349.svg', width: 56, height: 109.67, alt: '' },
  '3x5-plain': { path: '/drawings/units/3x5-plain.e6a04716.svg', width: 71.67, height: 118.67, alt: '' },
  '6x4-plain': { path: '/drawings/units/6x4-plain.d31f0bfa.svg', width: 87.33, height: 127.67, alt: '' },
  '6x6-plain': { path: '/drawings/units/6x6-plain.426d26d1.svg', width: 102.67, height: 136.67, alt: '' },
  '8x6-plain': { path: '/drawings/units/8x6-plain.926807e1.svg', width: 118.33, height: 145.67, alt: '' },
  '9x8-plain': { path: '/drawings/units/9x8-plain.d935b456.svg', width: 141.67, height: 159, alt: '' },
  '12x8-plain': { path: '/drawings/units/12x8-plain.582b2785.svg', width: 165.33, height: 172.67, alt: '' },
  '15x10-plain': { path: '/drawings/units/15x10-plain.6639d9e0.svg', width: 204, height: 195, alt: '' },
  '20x10-plain': { path: '/drawings/units/20x10-plain.31d97cd5.svg', width: 243, height: 217.67, alt: '' },
  'custom': { path: '/drawings/units/custom.2b54fa5f.svg', width: 241, height: 306, alt: 'A unit of any size, its edges dashed' },
  'custom-plain': { path: '/drawings/units/custom-plain.deea671f.svg', width: 105.33, height: 134.67, alt: '' },
} as const;

export const HERO_FILES = {
  'street': { path: '/drawings/hero/street.41c0871e.svg', width: 1500, height: 880, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'street-phone': { path: '/drawings/hero/street-phone.8a5586c1.svg', width: 636, height: 791, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'street-without-van': { path: '/drawings/hero/street-without-van.63f27f48.svg', width: 1500, height: 880, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'street-without-van-phone': { path: '/drawings/hero/street-without-van-phone.c39398b8.svg', width: 636, height: 791, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'skyline': { path: '/drawings/hero/skyline.b3307ccc.svg', width: 463.5, height: 470, alt: '' },
  'van': { path: '/drawings/hero/van.d71865f3.svg', width: 316, height: 272.5, alt: '' },
} as const;

export const MENUS_FILES = {
  'moving': { path: '/drawings/menus/moving.981e5adf.svg', width: 200.5, height: 141, alt: '' },
  'storage': { path: '/drawings/menus/storage.9a8ed6bc.svg', width: 133.5, height: 196.5, alt: '' },
  'business': { path: '/drawings/menus/business.66717868.svg', width: 142, height: 145.5, alt: '' },
  'students': { path: '/drawings/menus/students.826a225a.svg', width: 183, height: 172, alt: '' },
  'more': { path: '/drawings/menus/more.88062868.svg', width: 173, height: 180, alt: '' },
} as const;

export const SERVICES_FILES = {
  'moving': { path: '/drawings/services/moving.5fc3a534.svg', width: 402.25, height: 285, alt: 'Two movers carry a sofa to an orange van' },
  'storage': { path: '/drawings/services/storage.fd18ef13.svg', width: 275.75, height: 271, alt: 'Three storage units: two open and loaded, one with its door shut' },
  'storage-return': { path: '/drawings/services/storage-return.94def74d.svg', width: 220, height: 216.25, alt: 'A mover wheels boxes out of a storage unit' },
  'cleaning': { path: '/drawings/services/cleaning.04e8e3ce.svg', width: 222.5, height: 231, alt: 'A cleaner mops the floor of a kitchen' },
  'packing': { path: '/drawings/services/packing.380345c3.svg', width: 139.75, height: 125, alt: 'An open box with a vase and books, beside it tape' },
  'materials': { path: '/drawings/services/materials.10228735.svg', width: 112.75, height: 110.25, alt: 'Flat boxes, bubble wrap and rolls of tape' },
  'boxes': { path: '/drawings/services/boxes.d800d998.svg', width: 357, height: 219.25, alt: 'Boxes in five sizes, from small to one for hanging clothes' },
  'unpacking': { path: '/drawings/services/unpacking.5fb29d56.svg', width: 183.25, height: 105.5, alt: 'An empty box, a plant that came out of it, and flat boxes' },
  'assembling': { path: '/drawings/services/assembling.ab345bfc.svg', width: 157.5, height: 141.5, alt: 'A bed frame half built, beside it a toolbox' },
  'shipping': { path: '/drawings/services/shipping.8ee97878.svg', width: 233.5, height: 238.5, alt: 'Three shipping containers and a man with a list' },
  'disposal': { path: '/drawings/services/disposal.49a3cc60.svg', width: 163.5, height: 155, alt: 'A skip with a mattress, a chair, a rug and a box' },
} as const;

export const AUDIENCES_FILES = {
  'students': { path: '/drawings/audiences/students.9a4c708c.svg', width: 141, height: 162, alt: 'A student beside a desk, a suitcase and two boxes' },
  'business': { path: '/drawings/audiences/business.0674828b.svg', width: 154, height: 157.75, alt: 'Shelves of stock, a rail of samples and a woman with a list' },
  'drivers': { path: '/drawings/audiences/drivers.2053b8d8.svg', width: 220.5, height: 193.25, alt: 'A driver waves beside a small van' },
  'partners': { path: '/drawings/audiences/partners.4e87f329.svg', width: 127.25, height: 160, alt: 'Two people agree over a box' },
} as const;

export const PROPERTY_FILES = {
  'wardrobe': { path: '/drawings/property/wardrobe.6a99f38e.svg', width: 94.75, height: 128.5, alt: 'A wardrobe and a suitcase' },
  'small-room': { path: '/drawings/property/small-room.75cf5f6c.svg', width: 111.5, height: 120, alt: 'A small room: single bed, drawers and a desk' },
  'studio-flat': { path: '/drawings/property/studio-flat.f10c87f5.svg', width: 153.5, height: 144.5, alt: 'A studio flat: bed, sofa, wardrobe, fridge and washing machine' },
  'small-office': { path: '/drawings/property/small-office.7598027d.svg', width: 147.5, height: 141, alt: 'A small office: two desks, files and a bookcase' },
  'half-garage': { path: '/drawings/property/half-garage.dd06c007.svg', width: 139, height: 138.75, alt: 'Half a garage: shelves, a bicycle and a few boxes' },
  'car-garage': { path: '/drawings/property/car-garage.20262fd6.svg', width: 159.5, height: 150.75, alt: 'A garage: shelves, a bicycle, a fridge, a sofa and boxes' },
  'average-house': { path: '/drawings/property/average-house.a8d1c721.svg', width: 163.5, height: 175, alt: 'A house of two floors' },
} as const;

export const COMPANY_FILES = {
  'referral': { path: '/drawings/company/referral.c20b5253.svg', width: 291.25, height: 438.5, alt: 'One neighbour hands another a voucher at the front door' },
  'recruiting': { path: '/drawings/company/recruiting.f495ec8a.svg', width: 441.25, height: 402.5, alt: 'A mover wheels boxes to a van; a jacket and a cap wait on a stand' },
  'crew': { path: '/drawings/company/crew.23751451.svg', width: 426, height: 409.75, alt: 'A mover, a foreman and a cleaner in front of their van' },
  'question': { path: '/drawings/company/question.281cd9c6.svg', width: 318.5, height: 364.5, alt: 'A woman looks from a sofa to a front door' },
  'archive': { path: '/drawings/company/archive.b10d1a4c.svg', width: 378, height: 382, alt: 'Shelves of labelled boxes and two filing cabinets' },
} as const;

export const KERB_FILES = {
  'shop': { path: '/drawings/kerb/shop.c1d6c5a7.svg', width: 426.5, height: 429.75, alt: 'A mover wheels crates out of a shop, beside him a rail of clothes' },
  'parking': { path: '/drawings/kerb/parking.42a97bd1.svg', width: 345, height: 338.25, alt: 'A van in a suspended bay, with its sign and two cones' },
  'students': { path: '/drawings/kerb/students.b8bca828.svg', width: 441.75, height: 414.5, alt: 'A student with a suitcase and a bicycle beside a small van' },
  'refused': { path: '/drawings/kerb/refused.29a1b6d7.svg', width: 288.25, height: 282, alt: 'A gas bottle, paint and petrol beside a mover who leaves them' },
} as const;

export const ABROAD_FILES = {
  'customs': { path: '/drawings/abroad/customs.560efcc0.svg', width: 368.25, height: 268, alt: 'A customs officer with a stamped list, a sealed crate and a barrier' },
  'portugal': { path: '/drawings/abroad/portugal.512d67c5.svg', width: 342.5, height: 459, alt: 'A tiled house in Portugal, a lemon tree, and boxes being carried in' },
  'spain': { path: '/drawings/abroad/spain.eecd8038.svg', width: 423, height: 434.5, alt: 'A white house in Spain, an orange tree, and boxes being wheeled in' },
  'emirates': { path: '/drawings/abroad/emirates.0c828e62.svg', width: 454.75, height: 463, alt: 'A house with a wind tower, palm trees and a shipping container' },
} as const;

export const HOMES_FILES = {
  '1-bed': { path: '/drawings/homes/1-bed.c8923da6.svg', width: 211.75, height: 158.75, alt: 'A home cut open: bathroom, kitchen and a bedroom; a cleaner mops the floor' },
  '2-bed': { path: '/drawings/homes/2-bed.33370642.svg', width: 260.75, height: 187.25, alt: 'A home cut open: bathroom, kitchen and two bedrooms; a cleaner mops the floor' },
  '3-bed': { path: '/drawings/homes/3-bed.1fdec98c.svg', width: 310, height: 215.75, alt: 'A home cut open: bathroom, kitchen and three bedrooms; a cleaner mops the floor' },
  'handed-back': { path: '/drawings/homes/handed-back.7b772705.svg', width: 305.75, height: 309, alt: 'An empty room, its inventory on the wall, a tenant and a landlord' },
} as const;

export const STEPS_FILES = {
  'price': { path: '/drawings/steps/price.49414349.svg', width: 159.5, height: 197.75, alt: '' },
  'day': { path: '/drawings/steps/day.2ae92f3d.svg', width: 165, height: 205.75, alt: '' },
  'carry': { path: '/drawings/steps/carry.3cb92a48.svg', width: 198.25, height: 166.75, alt: '' },
  'home': { path: '/drawings/steps/home.606c1e9d.svg', width: 218.25, height: 217.75, alt: '' },
} as const;

export const WIZARD_FILES = {
  'packing': { path: '/drawings/wizard/packing.4c667d97.svg', width: 191.25, height: 170.75, alt: '' },
  'addresses': { path: '/drawings/wizard/addresses.663dd5af.svg', width: 270.25, height: 265.25, alt: '' },
  'items': { path: '/drawings/wizard/items.9989cfe5.svg', width: 167.75, height: 168.75, alt: '' },
  'date': { path: '/drawings/wizard/date.12bf5a36.svg', width: 158.25, height: 193, alt: '' },
  'details': { path: '/drawings/wizard/details.163a685a.svg', width: 157, height: 164.25, alt: '' },
  'check': { path: '/drawings/wizard/check.99f47b14.svg', width: 159, height: 162.5, alt: '' },
  'done': { path: '/drawings/wizard/done.249365de.svg', width: 157, height: 164.5, alt: '' },
  'storage-size': { path: '/drawings/wizard/storage-size.6b9bde00.svg', width: 196.75, height: 210.5, alt: '' },
  'storage-term': { path: '/drawings/wizard/storage-term.41365ac2.svg', width: 195.75, height: 203, alt: '' },
  'storage-return': { path: '/drawings/wizard/storage-return.c5635869.svg', width: 183, height: 179.75, alt: '' },
  'cleaning': { path: '/drawings/wizard/cleaning.46a9c692.svg', width: 118, height: 119.75, alt: '' },
  'cleaning-size': { path: '/drawings/wizard/cleaning-size.15dd2734.svg', width: 234.75, height: 213.5, alt: '' },
  'help-to-load': { path: '/drawings/wizard/help-to-load.eceff32d.svg', width: 89.75, height: 153.5, alt: '' },
  'small-load': { path: '/drawings/wizard/small-load.6057d986.svg', width: 121.5, height: 162.75, alt: '' },
} as const;

export const STATES_FILES = {
  'no-orders': { path: '/drawings/states/no-orders.31798502.svg', width: 181.75, height: 201.25, alt: '' },
  'no-items': { path: '/drawings/states/no-items.04190d09.svg', width: 139.75, height: 133.75, alt: '' },
  'no-results': { path: '/drawings/states/no-results.dccc44c7.svg', width: 134.25, height: 173.75, alt: '' },
  'nothing-found': { path: '/drawings/states/nothing-found.14f9b8e2.svg', width: 109.75, height: 157.75, alt: '' },
  'full-day': { path: '/drawings/states/full-day.d04e1a9d.svg', width: 150.75, height: 183.25, alt: '' },
  'not-found': { path: '/drawings/states/not-found.7809734f.svg', width: 683, height: 622.75, alt: 'An empty unit, measured: 4 by 0 by 4 feet. In it an open box, a cat and a woman, hands on her hips' },
} as const;

export const PLACES_FILES = {
  'account': { path: '/drawings/places/account.1622c026.svg', width: 162.5, height: 160, alt: '' },
  'help-desk': { path: '/drawings/places/help-desk.3ddefd56.svg', width: 157, height: 155.75, alt: 'A woman answers the phone at a desk' },
  'phone-box': { path: '/drawings/places/phone-box.b8124543.svg', width: 171, height: 270.5, alt: '' },
  'areas': { path: '/drawings/places/areas.ffc09db3.svg', width: 527, height: 409.75, alt: 'Houses on both banks of the Thames, an orange van on the bridge' },
  'skyline': { path: '/drawings/places/skyline.1eb66313.svg', width: 1123.75, height: 322.25, alt: '' },
  'skyline-on-dark': { path: '/drawings/places/skyline-on-dark.e4bee52e.svg', width: 1123.75, height: 322.25, alt: '' },
  'share': { path: '/drawings/places/share.3048a30a.svg', width: 1100, height: 577.5, alt: '' },
} as const;

export const AREAS_FILES = {
  'boroughs': { path: '/drawings/areas/boroughs.e60f08ea.svg', width: 541.75, height: 339.75, alt: '' },
} as const;

export const BRAND_FILES = {
  'mark': { path: '/drawings/brand/mark.c3c38180.svg', width: 58.5, height: 67.2, alt: '' },
  'mark-on-dark': { path: '/drawings/brand/mark-on-dark.a7aaa5a6.svg', width: 58.5, height: 67.2, alt: '' },
} as const;

export const AVATARS_FILES = {
  'male': { path: '/drawings/avatars/male.00e254a3.svg', width: 48, height: 48, alt: '' },
  'female': { path: '/drawings/avatars/female.f549a32c.svg', width: 48, height: 48, alt: '' },
} as const;
