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
  'street': { path: '/drawings/hero/street.234ee5db.svg', width: 1500, height: 880, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'street-phone': { path: '/drawings/hero/street-phone.31ba1cce.svg', width: 636, height: 791, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'street-without-van': { path: '/drawings/hero/street-without-van.65de86a4.svg', width: 1500, height: 880, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'street-without-van-phone': { path: '/drawings/hero/street-without-van-phone.899625b0.svg', width: 636, height: 791, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'skyline': { path: '/drawings/hero/skyline.b3307ccc.svg', width: 463.5, height: 470, alt: '' },
  'van': { path: '/drawings/hero/van.d71865f3.svg', width: 316, height: 272.5, alt: '' },
} as const;

export const MENUS_FILES = {
  'moving': { path: '/drawings/menus/moving.70e46c33.svg', width: 200.5, height: 141, alt: '' },
  'storage': { path: '/drawings/menus/storage.9a8ed6bc.svg', width: 133.5, height: 196.5, alt: '' },
  'business': { path: '/drawings/menus/business.07c176db.svg', width: 142, height: 145.5, alt: '' },
  'students': { path: '/drawings/menus/students.83f86fb6.svg', width: 183, height: 172, alt: '' },
  'more': { path: '/drawings/menus/more.bd776531.svg', width: 173, height: 180, alt: '' },
} as const;

export const SERVICES_FILES = {
  'moving': { path: '/drawings/services/moving.694ed869.svg', width: 402.25, height: 285, alt: 'Two movers carry a sofa to an orange van' },
  'storage': { path: '/drawings/services/storage.ede6cc2b.svg', width: 275.75, height: 271, alt: 'Three storage units: two open and loaded, one with its door shut' },
  'storage-return': { path: '/drawings/services/storage-return.7c4f05ad.svg', width: 220, height: 216.25, alt: 'A mover wheels boxes out of a storage unit' },
  'cleaning': { path: '/drawings/services/cleaning.7c18ae9c.svg', width: 222.5, height: 231, alt: 'A cleaner mops the floor of a kitchen' },
  'packing': { path: '/drawings/services/packing.380345c3.svg', width: 139.75, height: 125, alt: 'An open box with a vase and books, beside it tape' },
  'materials': { path: '/drawings/services/materials.10228735.svg', width: 112.75, height: 110.25, alt: 'Flat boxes, bubble wrap and rolls of tape' },
  'boxes': { path: '/drawings/services/boxes.d800d998.svg', width: 357, height: 219.25, alt: 'Boxes in five sizes, from small to one for hanging clothes' },
  'unpacking': { path: '/drawings/services/unpacking.5fb29d56.svg', width: 183.25, height: 105.5, alt: 'An empty box, a plant that came out of it, and flat boxes' },
  'assembling': { path: '/drawings/services/assembling.ab345bfc.svg', width: 157.5, height: 141.5, alt: 'A bed frame half built, beside it a toolbox' },
  'shipping': { path: '/drawings/services/shipping.cd914c18.svg', width: 233.5, height: 238.5, alt: 'Three shipping containers and a man with a list' },
  'disposal': { path: '/drawings/services/disposal.49a3cc60.svg', width: 163.5, height: 155, alt: 'A skip with a mattress, a chair, a rug and a box' },
} as const;

export const AUDIENCES_FILES = {
  'students': { path: '/drawings/audiences/students.1e477395.svg', width: 142.25, height: 162, alt: 'A student beside a desk, a suitcase and two boxes' },
  'business': { path: '/drawings/audiences/business.7fbf6593.svg', width: 154, height: 157.75, alt: 'Shelves of stock, a rail of samples and a woman with a list' },
  'drivers': { path: '/drawings/audiences/drivers.c19ba4e5.svg', width: 220.5, height: 193.25, alt: 'A driver waves beside a small van' },
  'partners': { path: '/drawings/audiences/partners.4dbf3219.svg', width: 125.75, height: 158.75, alt: 'Two people agree over a box' },
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
  'referral': { path: '/drawings/company/referral.d2e4532d.svg', width: 291.25, height: 438.5, alt: 'One neighbour hands another a voucher at the front door' },
  'recruiting': { path: '/drawings/company/recruiting.8c624dc8.svg', width: 441.25, height: 402.5, alt: 'A mover wheels boxes to a van; a jacket and a cap wait on a stand' },
  'crew': { path: '/drawings/company/crew.470fc13e.svg', width: 426, height: 409.75, alt: 'A mover, a foreman and a cleaner in front of their van' },
  'question': { path: '/drawings/company/question.9fbf4a91.svg', width: 320.25, height: 364.5, alt: 'A woman looks from a sofa to a front door' },
  'archive': { path: '/drawings/company/archive.07b7fd38.svg', width: 378, height: 382, alt: 'Shelves of labelled boxes and two filing cabinets' },
} as const;

export const KERB_FILES = {
  'shop': { path: '/drawings/kerb/shop.7aafbba8.svg', width: 426.5, height: 429.75, alt: 'A mover wheels crates out of a shop, beside him a rail of clothes' },
  'parking': { path: '/drawings/kerb/parking.5cd7030f.svg', width: 345, height: 338.25, alt: 'A van in a suspended bay, with its sign and two cones' },
  'students': { path: '/drawings/kerb/students.bdce2f0d.svg', width: 441.75, height: 414.5, alt: 'A student with a suitcase and a bicycle beside a small van' },
  'refused': { path: '/drawings/kerb/refused.f903ada3.svg', width: 290, height: 278.5, alt: 'A gas bottle, paint and petrol beside a mover who leaves them' },
} as const;

export const ABROAD_FILES = {
  'customs': { path: '/drawings/abroad/customs.3e524f64.svg', width: 368.25, height: 266.5, alt: 'A customs officer with a stamped list, a sealed crate and a barrier' },
  'portugal': { path: '/drawings/abroad/portugal.3889fee0.svg', width: 342.5, height: 459, alt: 'A tiled house in Portugal, a lemon tree, and boxes being carried in' },
  'spain': { path: '/drawings/abroad/spain.070225dd.svg', width: 423, height: 434.5, alt: 'A white house in Spain, an orange tree, and boxes being wheeled in' },
  'emirates': { path: '/drawings/abroad/emirates.263c1f3c.svg', width: 454.75, height: 463, alt: 'A house with a wind tower, palm trees and a shipping container' },
} as const;

export const HOMES_FILES = {
  '1-bed': { path: '/drawings/homes/1-bed.0bbfe6fc.svg', width: 211.75, height: 158.75, alt: 'A home cut open: bathroom, kitchen and a bedroom; a cleaner mops the floor' },
  '2-bed': { path: '/drawings/homes/2-bed.2201e351.svg', width: 260.75, height: 187.25, alt: 'A home cut open: bathroom, kitchen and two bedrooms; a cleaner mops the floor' },
  '3-bed': { path: '/drawings/homes/3-bed.abf2803f.svg', width: 310, height: 215.75, alt: 'A home cut open: bathroom, kitchen and three bedrooms; a cleaner mops the floor' },
  'handed-back': { path: '/drawings/homes/handed-back.5fbaff29.svg', width: 305.75, height: 309, alt: 'An empty room, its inventory on the wall, a tenant and a landlord' },
} as const;

export const STEPS_FILES = {
  'price': { path: '/drawings/steps/price.8c991641.svg', width: 160.75, height: 197.75, alt: '' },
  'day': { path: '/drawings/steps/day.2ae92f3d.svg', width: 165, height: 205.75, alt: '' },
  'carry': { path: '/drawings/steps/carry.cfd2793c.svg', width: 198.25, height: 164.75, alt: '' },
  'home': { path: '/drawings/steps/home.25abdf85.svg', width: 218.25, height: 217.75, alt: '' },
} as const;

export const WIZARD_FILES = {
  'packing': { path: '/drawings/wizard/packing.75a85923.svg', width: 191.25, height: 170, alt: '' },
  'addresses': { path: '/drawings/wizard/addresses.de46018d.svg', width: 270.25, height: 265.25, alt: '' },
  'items': { path: '/drawings/wizard/items.b5189139.svg', width: 167.75, height: 168.75, alt: '' },
  'date': { path: '/drawings/wizard/date.27b2db81.svg', width: 158.25, height: 193, alt: '' },
  'details': { path: '/drawings/wizard/details.08021bc8.svg', width: 157, height: 163, alt: '' },
  'check': { path: '/drawings/wizard/check.748fef13.svg', width: 160.5, height: 162.5, alt: '' },
  'done': { path: '/drawings/wizard/done.3d7d7a37.svg', width: 158.5, height: 166, alt: '' },
  'storage-size': { path: '/drawings/wizard/storage-size.eaacafe3.svg', width: 196.75, height: 210.5, alt: '' },
  'storage-term': { path: '/drawings/wizard/storage-term.db566c79.svg', width: 195.75, height: 203, alt: '' },
  'storage-return': { path: '/drawings/wizard/storage-return.c17156c5.svg', width: 183, height: 179.75, alt: '' },
  'cleaning': { path: '/drawings/wizard/cleaning.46a9c692.svg', width: 118, height: 119.75, alt: '' },
  'cleaning-size': { path: '/drawings/wizard/cleaning-size.870daf49.svg', width: 234.75, height: 213.5, alt: '' },
  'help-to-load': { path: '/drawings/wizard/help-to-load.2492c90b.svg', width: 90.25, height: 150.5, alt: '' },
  'small-load': { path: '/drawings/wizard/small-load.e00dd2de.svg', width: 121.5, height: 160.5, alt: '' },
} as const;

export const STATES_FILES = {
  'no-orders': { path: '/drawings/states/no-orders.31798502.svg', width: 181.75, height: 201.25, alt: '' },
  'no-items': { path: '/drawings/states/no-items.04190d09.svg', width: 139.75, height: 133.75, alt: '' },
  'no-results': { path: '/drawings/states/no-results.81a3dc11.svg', width: 134.25, height: 173.25, alt: '' },
  'nothing-found': { path: '/drawings/states/nothing-found.14f9b8e2.svg', width: 109.75, height: 157.75, alt: '' },
  'full-day': { path: '/drawings/states/full-day.d04e1a9d.svg', width: 150.75, height: 183.25, alt: '' },
  'not-found': { path: '/drawings/states/not-found.87459c34.svg', width: 683, height: 622.75, alt: 'An empty unit, measured: 4 by 0 by 4 feet. In it an open box, a cat and a woman, hands on her hips' },
} as const;

export const PLACES_FILES = {
  'account': { path: '/drawings/places/account.500ed7f7.svg', width: 162.5, height: 160, alt: '' },
  'help-desk': { path: '/drawings/places/help-desk.174c3293.svg', width: 157, height: 150.75, alt: 'A woman answers the phone at a desk' },
  'phone-box': { path: '/drawings/places/phone-box.b8124543.svg', width: 171, height: 270.5, alt: '' },
  'areas': { path: '/drawings/places/areas.10dd756c.svg', width: 527, height: 409.75, alt: 'Houses on both banks of the Thames, an orange van on the bridge' },
  'skyline': { path: '/drawings/places/skyline.1eb66313.svg', width: 1123.75, height: 322.25, alt: '' },
  'skyline-on-dark': { path: '/drawings/places/skyline-on-dark.e4bee52e.svg', width: 1123.75, height: 322.25, alt: '' },
  'share': { path: '/drawings/places/share.6f3e419f.svg', width: 1100, height: 577.5, alt: '' },
} as const;

export const BRAND_FILES = {
  'mark': { path: '/drawings/brand/mark.c3c38180.svg', width: 58.5, height: 67.2, alt: '' },
  'mark-on-dark': { path: '/drawings/brand/mark-on-dark.a7aaa5a6.svg', width: 58.5, height: 67.2, alt: '' },
} as const;

export const AVATARS_FILES = {
  'tenant': { path: '/drawings/avatars/tenant.af0db3d9.svg', width: 48, height: 48, alt: '' },
  'student': { path: '/drawings/avatars/student.a128091f.svg', width: 48, height: 48, alt: '' },
  'manager': { path: '/drawings/avatars/manager.0102625e.svg', width: 48, height: 48, alt: '' },
  'neighbour': { path: '/drawings/avatars/neighbour.6a058c67.svg', width: 48, height: 48, alt: '' },
  'lodger': { path: '/drawings/avatars/lodger.4fcaa1f0.svg', width: 48, height: 48, alt: '' },
  'baker': { path: '/drawings/avatars/baker.d1a45dea.svg', width: 48, height: 48, alt: '' },
  'nurse': { path: '/drawings/avatars/nurse.8a050c43.svg', width: 48, height: 48, alt: '' },
  'designer': { path: '/drawings/avatars/designer.b281e6fc.svg', width: 48, height: 48, alt: '' },
  'owner': { path: '/drawings/avatars/owner.64db496f.svg', width: 48, height: 48, alt: '' },
  'partner': { path: '/drawings/avatars/partner.3370860c.svg', width: 48, height: 48, alt: '' },
  'grandfather': { path: '/drawings/avatars/grandfather.b29845f2.svg', width: 48, height: 48, alt: '' },
  'guest': { path: '/drawings/avatars/guest.f140ba4b.svg', width: 48, height: 48, alt: '' },
  'cyclist': { path: '/drawings/avatars/cyclist.91c50a28.svg', width: 48, height: 48, alt: '' },
  'teacher': { path: '/drawings/avatars/teacher.44311a09.svg', width: 48, height: 48, alt: '' },
  'chef': { path: '/drawings/avatars/chef.ef4bf4c9.svg', width: 48, height: 48, alt: '' },
  'writer': { path: '/drawings/avatars/writer.8206badd.svg', width: 48, height: 48, alt: '' },
} as const;
