// Written by npm run drawings from lib/drawing/catalogue.ts.

export const ITEMS_FILES = {
  'armchair': { path: '/drawings/items/armchair.cb163cae.svg', width: 107.33, height: 99.33, alt: '' },
  'bicycle': { path: '/drawings/items/bicycle.93d6a3cd.svg', width: 113, height: 86, alt: '' },
  'bookcase': { path: '/drawings/items/bookcase.4e32d001.svg', width: 76.33, height: 133, alt: '' },
  'box': { path: '/drawings/items/box.d0d52aaf.svg', width: 60.67, height: 55.67, alt: '' },
  'chair': { path: '/drawings/items/chair.278adbc0.svg', width: 67, height: 79.33, alt: '' },
  'clothes-rail': { path: '/drawings/items/clothes-rail.9c5ad87b.svg', width: 99.33, height: 128.33, alt: '' },
  'crate': { path: '/drawings/items/crate.4e297b8c.svg', width: 62.33, height: 53, alt: '' },
  'desk': { path: '/drawings/items/desk.ff9e4301.svg', width: 111.33, height: 97.33, alt: '' },
  'double-bed': { path: '/drawings/items/double-bed.8155280b.svg', width: 179, height: 152, alt: '' },
  'drawers': { path: '/drawings/items/drawers.723bff55.svg', width: 85.67, height: 91.67, alt: '' },
  'filing-cabinet': { path: '/drawings/items/filing-cabinet.175f14ee.svg', width: 73.67, height: 105, alt: '' },
  'fridge': { path: '/drawings/items/fridge.49ce9faa.svg', width: 81.67, height: 133.67, alt: '' },
  'lamp': { path: '/drawings/items/lamp.c59c2964.svg', width: 55.33, height: 101.67, alt: '' },
  'mattress': { path: '/drawings/items/mattress.52a890c5.svg', width: 122.33, height: 135, alt: '' },
  'office-chair': { path: '/drawings/items/office-chair.a118aa90.svg', width: 80.33, height: 90, alt: '' },
  'piano': { path: '/drawings/items/piano.06da9d27.svg', width: 119.67, height: 127, alt: '' },
  'piano-baby-grand': { path: '/drawings/items/piano-baby-grand.73caabeb.svg', width: 158.67, height: 131.33, alt: '' },
  'piano-digital': { path: '/drawings/items/piano-digital.b6ab1671.svg', width: 106, height: 96.33, alt: '' },
  'picture-box': { path: '/drawings/items/picture-box.c92919ec.svg', width: 75.67, height: 79.67, alt: '' },
  'plant': { path: '/drawings/items/plant.34bc1e78.svg', width: 68.67, height: 86, alt: '' },
  'plastic-box': { path: '/drawings/items/plastic-box.e70201d1.svg', width: 71, height: 61, alt: '' },
  'shelves': { path: '/drawings/items/shelves.ae0a8d0c.svg', width: 102, height: 148.33, alt: '' },
  'sofa': { path: '/drawings/items/sofa.39873aa4.svg', width: 153.33, height: 126, alt: '' },
  'suitcase': { path: '/drawings/items/suitcase.2fc5c09d.svg', width: 60, height: 65.67, alt: '' },
  'table': { path: '/drawings/items/table.13e2c735.svg', width: 131.67, height: 110.67, alt: '' },
  'tv': { path: '/drawings/items/tv.71e6e2bf.svg', width: 90, height: 86.67, alt: '' },
  'wardrobe': { path: '/drawings/items/wardrobe.2b187e80.svg', width: 100.67, height: 156.67, alt: '' },
  'wardrobe-box': { path: '/drawings/items/wardrobe-box.89d42048.svg', width: 72.33, height: 99.67, alt: '' },
  'washer': { path: '/drawings/items/washer.d8a7dec1.svg', width: 80.33, height: 85.67, alt: '' },
} as const;

export const MATERIALS_FILES = {
  'bubble': { path: '/drawings/materials/bubble.476ffad5.svg', width: 55.67, height: 45.67, alt: '' },
  'mattress-bag': { path: '/drawings/materials/mattress-bag.0c131889.svg', width: 59, height: 43.67, alt: '' },
  'paper': { path: '/drawings/materials/paper.3fbcee7e.svg', width: 71.67, height: 55.67, alt: '' },
  'tape': { path: '/drawings/materials/tape.1f6256f7.svg', width: 61.67, height: 47.67, alt: '' },
} as const;

export const MOVES_FILES = {
  'mini-move': { path: '/drawings/moves/mini-move.8920abc6.svg', width: 250.33, height: 216, alt: 'Van, cut open: 10 boxes, a mattress, a suitcase and a lamp' },
  '1-bed': { path: '/drawings/moves/1-bed.270113cc.svg', width: 250.33, height: 216, alt: 'Van, cut open: 30 boxes, a mattress, a wardrobe, a sofa and a chest of drawers' },
  '2-bed': { path: '/drawings/moves/2-bed.f35a102d.svg', width: 250.33, height: 216, alt: 'Van, cut open: 55 boxes, a mattress, a wardrobe, a fridge and a sofa' },
  '3-bed': { path: '/drawings/moves/3-bed.b878f83a.svg', width: 285.33, height: 275, alt: 'Two vans, cut open: 75 boxes, two mattresses, two wardrobes, a piano, a washing machine, a fridge, a bicycle and an armchair' },
  'custom': { path: '/drawings/moves/custom.e82db28c.svg', width: 106, height: 133, alt: '' },
  '2-bed-on-dark': { path: '/drawings/moves/2-bed-on-dark.a0794687.svg', width: 610.5, height: 526.5, alt: '' },
} as const;

export const UNITS_FILES = {
  '3x3': { path: '/drawings/units/3x3.8d02635e.svg', width: 190, height: 255, alt: '3 × 3 ft unit, 8 ft high: 5 boxes and a suitcase' },
  '3x5': { path: '/drawings/units/3x5.60f47389.svg', width: 224.67, height: 275, alt: '3 × 5 ft unit, 8 ft high: 5 boxes, a mattress and a lamp' },
  '6x4': { path: '/drawings/units/6x4.a100e190.svg', width: 259.33, height: 295, alt: '6 × 4 ft unit, 8 ft high: 7 boxes, a wardrobe, a rolled rug and a bedside table' },
  '6x6': { path: '/drawings/units/6x6.d23d54e4.svg', width: 294, height: 315, alt: '6 × 6 ft unit, 8 ft high: 9 boxes, a mattress, a wardrobe and an armchair' },
  '8x6': { path: '/drawings/units/8x6.b486dfc7.svg', width: 328.67, height: 335, alt: '8 × 6 ft unit, 8 ft high: 10 boxes, a mattress, a wardrobe, a fridge and a sofa' },
  '9x8': { path: '/drawings/units/9x8.33d41f5e.svg', width: 380.67, height: 365, alt: '9 × 8 ft unit, 8 ft high: 15 boxes, a mattress, a wardrobe, a fridge, a rolled rug and a sofa' },
  '12x8': { path: '/drawings/units/12x8.e7e09ff6.svg', width: 432.67, height: 395, alt: '12 × 8 ft unit, 8 ft high: 14 boxes, two wardrobes, a mattress, a fridge, a rolled rug, a piano, a sofa and an armchair' },
  '15x10': { path: '/drawings/units/15x10.a8fac43e.svg', width: 519.33, height: 445, alt: '15 × 10 ft unit, 8 ft high: 14 boxes, two wardrobes, a mattress, a fridge, a washing machine, a rolled rug, a piano, a table, a sofa and an armchair' },
  '20x10': { path: '/drawings/units/20x10.84000774.svg', width: 605.67, height: 495, alt: '20 × 10 ft unit, 8 ft high: 21 boxes, two mattresses, two wardrobes, a fridge, a washing machine, a set of loaded shelves, a rolled rug, a piano, a table, a bicycle, a sofa and an armchair' },
  '3x3-plain': { path: '/drawings/units/3x3-plain.fb25e9e5.svg', width: 56, height: 109.67, alt: '' },
  '3x5-plain': { path: '/drawings/units/3x5-plain.375fe30e.svg', width: 71.67, height: 118.67, alt: '' },
  '6x4-plain': { path: '/drawings/units/6x4-plain.66cfdff9.svg', width: 87.33, height: 127.67, alt: '' },
  '6x6-plain': { path: '/drawings/units/6x6-plain.bf2df179.svg', width: 102.67, height: 136.67, alt: '' },
  '8x6-plain': { path: '/drawings/units/8x6-plain.e2a898eb.svg', width: 118.33, height: 145.67, alt: '' },
  '9x8-plain': { path: '/drawings/units/9x8-plain.d9fb42c8.svg', width: 141.67, height: 159, alt: '' },
  '12x8-plain': { path: '/drawings/units/12x8-plain.97b4bb6b.svg', width: 165.33, height: 172.67, alt: '' },
  '15x10-plain': { path: '/drawings/units/15x10-plain.22383201.svg', width: 204, height: 195, alt: '' },
  '20x10-plain': { path: '/drawings/units/20x10-plain.bb0f71f7.svg', width: 243, height: 217.67, alt: '' },
  'custom': { path: '/drawings/units/custom.984f85a1.svg', width: 241, height: 306, alt: 'A unit of any size, its edges dashed' },
  'custom-plain': { path: '/drawings/units/custom-plain.cd49177b.svg', width: 105.33, height: 134.67, alt: '' },
} as const;

export const HERO_FILES = {
  'street': { path: '/drawings/hero/street.f07c02bf.svg', width: 1500, height: 880, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'street-phone': { path: '/drawings/hero/street-phone.bcd2397a.svg', width: 636, height: 791, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'street-without-van': { path: '/drawings/hero/street-without-van.61313ac5.svg', width: 1500, height: 880, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'street-without-van-phone': { path: '/drawings/hero/street-without-van-phone.e0215648.svg', width: 636, height: 791, alt: 'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down' },
  'skyline': { path: '/drawings/hero/skyline.7319ff8f.svg', width: 463.5, height: 470, alt: '' },
  'van': { path: '/drawings/hero/van.7f156d60.svg', width: 316, height: 272.5, alt: '' },
} as const;

export const MENUS_FILES = {
  'moving': { path: '/drawings/menus/moving.9c2885f8.svg', width: 200.5, height: 141, alt: '' },
  'storage': { path: '/drawings/menus/storage.96fe840d.svg', width: 133.5, height: 196.5, alt: '' },
  'business': { path: '/drawings/menus/business.d68f9f0f.svg', width: 142, height: 145.5, alt: '' },
  'students': { path: '/drawings/menus/students.ec35014c.svg', width: 183, height: 172, alt: '' },
  'more': { path: '/drawings/menus/more.09a9bf01.svg', width: 173, height: 180, alt: '' },
} as const;

export const SERVICES_FILES = {
  'moving': { path: '/drawings/services/moving.cef1130d.svg', width: 402.25, height: 285, alt: 'Two movers carry a sofa to an orange van' },
  'storage': { path: '/drawings/services/storage.a6bee1a9.svg', width: 275.75, height: 271, alt: 'Three storage units: two open and loaded, one with its door shut' },
  'storage-return': { path: '/drawings/services/storage-return.15fada67.svg', width: 220, height: 216.25, alt: 'A mover wheels boxes out of a storage unit' },
  'cleaning': { path: '/drawings/services/cleaning.f1216ec0.svg', width: 222.5, height: 231, alt: 'A cleaner mops the floor of a kitchen' },
  'packing': { path: '/drawings/services/packing.d51d240b.svg', width: 139.75, height: 125, alt: 'An open box with a vase and books, beside it tape' },
  'materials': { path: '/drawings/services/materials.a0c68753.svg', width: 112.75, height: 110.25, alt: 'Flat boxes, bubble wrap and rolls of tape' },
  'boxes': { path: '/drawings/services/boxes.0cc783c9.svg', width: 357, height: 219.25, alt: 'Boxes in five sizes, from small to one for hanging clothes' },
  'unpacking': { path: '/drawings/services/unpacking.3335cdfb.svg', width: 183.25, height: 105.5, alt: 'An empty box, a plant that came out of it, and flat boxes' },
  'assembling': { path: '/drawings/services/assembling.12902ea8.svg', width: 157.5, height: 141.5, alt: 'A bed frame half built, beside it a toolbox' },
  'shipping': { path: '/drawings/services/shipping.12c1f362.svg', width: 233.5, height: 238.5, alt: 'Three shipping containers and a man with a list' },
  'disposal': { path: '/drawings/services/disposal.49429c07.svg', width: 163.5, height: 155, alt: 'A skip with a mattress, a chair, a rug and a box' },
} as const;

export const AUDIENCES_FILES = {
  'students': { path: '/drawings/audiences/students.a623f53d.svg', width: 142.25, height: 162, alt: 'A student beside a desk, a suitcase and two boxes' },
  'business': { path: '/drawings/audiences/business.eba2ba42.svg', width: 154, height: 157.75, alt: 'Shelves of stock, a rail of samples and a woman with a list' },
  'drivers': { path: '/drawings/audiences/drivers.8252ac58.svg', width: 220.5, height: 193.25, alt: 'A driver waves beside a small van' },
  'partners': { path: '/drawings/audiences/partners.11aeec29.svg', width: 126, height: 158.75, alt: 'Two people agree over a box' },
} as const;

export const PROPERTY_FILES = {
  'wardrobe': { path: '/drawings/property/wardrobe.7c81559c.svg', width: 94.75, height: 128.5, alt: 'A wardrobe and a suitcase' },
  'small-room': { path: '/drawings/property/small-room.2a961874.svg', width: 111.5, height: 120, alt: 'A small room: single bed, drawers and a desk' },
  'studio-flat': { path: '/drawings/property/studio-flat.f757cf35.svg', width: 153.5, height: 144.5, alt: 'A studio flat: bed, sofa, wardrobe, fridge and washing machine' },
  'small-office': { path: '/drawings/property/small-office.67623571.svg', width: 147.5, height: 141, alt: 'A small office: two desks, files and a bookcase' },
  'half-garage': { path: '/drawings/property/half-garage.7d57ca84.svg', width: 139, height: 138.75, alt: 'Half a garage: shelves, a bicycle and a few boxes' },
  'car-garage': { path: '/drawings/property/car-garage.be2dda12.svg', width: 159.5, height: 150.75, alt: 'A garage: shelves, a bicycle, a fridge, a sofa and boxes' },
  'average-house': { path: '/drawings/property/average-house.07a675ed.svg', width: 163.5, height: 175, alt: 'A house of two floors' },
} as const;

export const COMPANY_FILES = {
  'referral': { path: '/drawings/company/referral.6636a2c4.svg', width: 291.25, height: 438.5, alt: 'One neighbour hands another a voucher at the front door' },
  'recruiting': { path: '/drawings/company/recruiting.a47a435e.svg', width: 441.25, height: 402.5, alt: 'A mover wheels boxes to a van; a jacket and a cap wait on a stand' },
  'crew': { path: '/drawings/company/crew.2f7c9687.svg', width: 426, height: 409.75, alt: 'A mover, a foreman and a cleaner in front of their van' },
  'question': { path: '/drawings/company/question.9905ddd5.svg', width: 320.25, height: 364.5, alt: 'A woman looks from a sofa to a front door' },
  'archive': { path: '/drawings/company/archive.38d30d91.svg', width: 378, height: 382, alt: 'Shelves of labelled boxes and two filing cabinets' },
} as const;

export const KERB_FILES = {
  'shop': { path: '/drawings/kerb/shop.2639c805.svg', width: 426.5, height: 429.75, alt: 'A mover wheels crates out of a shop, beside him a rail of clothes' },
  'parking': { path: '/drawings/kerb/parking.1a55c637.svg', width: 345, height: 338.25, alt: 'A van in a suspended bay, with its sign and two cones' },
  'students': { path: '/drawings/kerb/students.37e48cf1.svg', width: 441.75, height: 414.5, alt: 'A student with a suitcase and a bicycle beside a small van' },
  'refused': { path: '/drawings/kerb/refused.35cdcecd.svg', width: 290, height: 278.5, alt: 'A gas bottle, paint and petrol beside a mover who leaves them' },
} as const;

export const ABROAD_FILES = {
  'customs': { path: '/drawings/abroad/customs.9432a6d1.svg', width: 368.25, height: 266.5, alt: 'A customs officer with a stamped list, a sealed crate and a barrier' },
  'portugal': { path: '/drawings/abroad/portugal.4b10bde5.svg', width: 342.5, height: 459, alt: 'A tiled house in Portugal, a lemon tree, and boxes being carried in' },
  'spain': { path: '/drawings/abroad/spain.52574066.svg', width: 423, height: 434.5, alt: 'A white house in Spain, an orange tree, and boxes being wheeled in' },
  'emirates': { path: '/drawings/abroad/emirates.6d620340.svg', width: 454.75, height: 463, alt: 'A house with a wind tower, palm trees and a shipping container' },
} as const;

export const HOMES_FILES = {
  '1-bed': { path: '/drawings/homes/1-bed.08b7d6c2.svg', width: 211.75, height: 158.75, alt: 'A home cut open: bathroom, kitchen and a bedroom; a cleaner mops the floor' },
  '2-bed': { path: '/drawings/homes/2-bed.2c0e27d4.svg', width: 260.75, height: 187.25, alt: 'A home cut open: bathroom, kitchen and two bedrooms; a cleaner mops the floor' },
  '3-bed': { path: '/drawings/homes/3-bed.6e41a2c4.svg', width: 310, height: 215.75, alt: 'A home cut open: bathroom, kitchen and three bedrooms; a cleaner mops the floor' },
  'handed-back': { path: '/drawings/homes/handed-back.90d55d73.svg', width: 305.75, height: 309, alt: 'An empty room, its inventory on the wall, a tenant and a landlord' },
} as const;

export const STEPS_FILES = {
  'price': { path: '/drawings/steps/price.8fcfb58b.svg', width: 160.75, height: 197.75, alt: '' },
  'day': { path: '/drawings/steps/day.fce7843d.svg', width: 165, height: 205.75, alt: '' },
  'carry': { path: '/drawings/steps/carry.33701412.svg', width: 198.25, height: 163.75, alt: '' },
  'home': { path: '/drawings/steps/home.565249f2.svg', width: 218.25, height: 217.75, alt: '' },
} as const;

export const WIZARD_FILES = {
  'packing': { path: '/drawings/wizard/packing.60360f10.svg', width: 191.25, height: 170, alt: '' },
  'addresses': { path: '/drawings/wizard/addresses.7b1c790c.svg', width: 270.25, height: 265.25, alt: '' },
  'items': { path: '/drawings/wizard/items.7496772c.svg', width: 167.75, height: 173.25, alt: '' },
  'date': { path: '/drawings/wizard/date.ac1e5a42.svg', width: 158.25, height: 193, alt: '' },
  'details': { path: '/drawings/wizard/details.c7c4a295.svg', width: 157, height: 163.25, alt: '' },
  'check': { path: '/drawings/wizard/check.f971d7fe.svg', width: 161, height: 162.5, alt: '' },
  'done': { path: '/drawings/wizard/done.2af4b44e.svg', width: 158.5, height: 166, alt: '' },
  'storage-size': { path: '/drawings/wizard/storage-size.ab84c72b.svg', width: 196.75, height: 210.5, alt: '' },
  'storage-term': { path: '/drawings/wizard/storage-term.ab815b9d.svg', width: 195.75, height: 203, alt: '' },
  'storage-return': { path: '/drawings/wizard/storage-return.3bf81665.svg', width: 183, height: 179.75, alt: '' },
  'cleaning': { path: '/drawings/wizard/cleaning.cbb2adf2.svg', width: 118, height: 119.75, alt: '' },
  'cleaning-size': { path: '/drawings/wizard/cleaning-size.cd8017c9.svg', width: 234.75, height: 213.5, alt: '' },
  'help-to-load': { path: '/drawings/wizard/help-to-load.af41f94c.svg', width: 90.25, height: 150.5, alt: '' },
  'small-load': { path: '/drawings/wizard/small-load.96925d22.svg', width: 121.5, height: 160.5, alt: '' },
} as const;

export const STATES_FILES = {
  'no-orders': { path: '/drawings/states/no-orders.d4bf671d.svg', width: 181.75, height: 201.25, alt: '' },
  'no-items': { path: '/drawings/states/no-items.e1ab0f3d.svg', width: 139.75, height: 133.75, alt: '' },
  'no-results': { path: '/drawings/states/no-results.70c7b35f.svg', width: 134.25, height: 170, alt: '' },
  'nothing-found': { path: '/drawings/states/nothing-found.1fed9d39.svg', width: 109.75, height: 157.75, alt: '' },
  'full-day': { path: '/drawings/states/full-day.13fe3382.svg', width: 150.75, height: 183.25, alt: '' },
  'not-found': { path: '/drawings/states/not-found.6541d591.svg', width: 683, height: 622.75, alt: 'An empty unit, measured: 4 by 0 by 4 feet. In it an open box, a cat and a woman, hands on her hips' },
} as const;

export const PLACES_FILES = {
  'account': { path: '/drawings/places/account.d3b7c0cd.svg', width: 162.5, height: 160, alt: '' },
  'help-desk': { path: '/drawings/places/help-desk.62eeee9c.svg', width: 157, height: 151, alt: 'A woman answers the phone at a desk' },
  'phone-box': { path: '/drawings/places/phone-box.68db8be8.svg', width: 171, height: 270.5, alt: '' },
  'areas': { path: '/drawings/places/areas.155284f7.svg', width: 527, height: 409.75, alt: 'Houses on both banks of the Thames, an orange van on the bridge' },
  'skyline': { path: '/drawings/places/skyline.7f1e173a.svg', width: 1123.75, height: 322.25, alt: '' },
  'skyline-on-dark': { path: '/drawings/places/skyline-on-dark.26030711.svg', width: 1123.75, height: 322.25, alt: '' },
  'share': { path: '/drawings/places/share.06a1a327.svg', width: 1100, height: 577.5, alt: '' },
} as const;

export const BRAND_FILES = {
  'mark': { path: '/drawings/brand/mark.b1d6e395.svg', width: 58.5, height: 67.2, alt: '' },
  'mark-on-dark': { path: '/drawings/brand/mark-on-dark.c20891d4.svg', width: 58.5, height: 67.2, alt: '' },
} as const;

export const AVATARS_FILES = {
  'tenant': { path: '/drawings/avatars/tenant.ee9ebdf6.svg', width: 48, height: 48, alt: '' },
  'student': { path: '/drawings/avatars/student.00cefb02.svg', width: 48, height: 48, alt: '' },
  'manager': { path: '/drawings/avatars/manager.a2346a66.svg', width: 48, height: 48, alt: '' },
  'neighbour': { path: '/drawings/avatars/neighbour.d6720248.svg', width: 48, height: 48, alt: '' },
  'lodger': { path: '/drawings/avatars/lodger.7dd22429.svg', width: 48, height: 48, alt: '' },
  'baker': { path: '/drawings/avatars/baker.352dba1f.svg', width: 48, height: 48, alt: '' },
  'nurse': { path: '/drawings/avatars/nurse.ba503c1a.svg', width: 48, height: 48, alt: '' },
  'designer': { path: '/drawings/avatars/designer.722edf09.svg', width: 48, height: 48, alt: '' },
  'owner': { path: '/drawings/avatars/owner.e12adfa6.svg', width: 48, height: 48, alt: '' },
  'partner': { path: '/drawings/avatars/partner.02392cc4.svg', width: 48, height: 48, alt: '' },
  'grandfather': { path: '/drawings/avatars/grandfather.56267b9b.svg', width: 48, height: 48, alt: '' },
  'guest': { path: '/drawings/avatars/guest.3ab02b7f.svg', width: 48, height: 48, alt: '' },
  'cyclist': { path: '/drawings/avatars/cyclist.1e8e55ba.svg', width: 48, height: 48, alt: '' },
  'teacher': { path: '/drawings/avatars/teacher.9e6356cd.svg', width: 48, height: 48, alt: '' },
  'chef': { path: '/drawings/avatars/chef.86ed0b1f.svg', width: 48, height: 48, alt: '' },
  'writer': { path: '/drawings/avatars/writer.6c337b5a.svg', width: 48, height: 48, alt: '' },
} as const;
