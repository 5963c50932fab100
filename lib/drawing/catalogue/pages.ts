import type { Scene } from '../render/scene';
import { customsScene, emiratesScene, portugalScene, spainScene } from '../scenes/abroad';
import { areasScene } from '../scenes/areas';
import * as company from '../scenes/company';
import { CARRY_METRES, carriedScene, reservedScene } from '../scenes/carry';
import { hero } from '../scenes/hero';
import { homeToClean, landlordScene } from '../scenes/homes';
import { keptSpaceScene, parkingScene, refusedScene, shopScene, studentsMovingScene } from '../scenes/kerbside';
import { FAR_ON_INK, skyline } from '../scenes/skyline';
import * as wizard from '../scenes/wizard';
import type { CatalogueEntries } from './entry';

/**
 * Returns an entry of the catalogue.
 * @param scale pixels per foot, for the size at which its page shows the drawing
 */
const drawing = (scene: (scale: number) => Scene, scale: number, alt: string) => ({ draw: () => scene(scale), alt });

/** Drawings of the pages about the company, one for each. */
export const COMPANY_DRAWINGS = {
  'company/referral': drawing(company.referralScene, 24, 'One neighbour hands another a voucher at the front door'),
  'company/recruiting': drawing(
    company.recruitingScene,
    15,
    'A mover wheels boxes to a van; a jacket and a cap wait on a stand',
  ),
  'company/crew': {
    ...drawing(company.crewScene, 15.5, 'A mover, a foreman and a cleaner in front of their van'),
    density: 3,
  },
  'company/question': drawing(company.questionScene, 22, 'A woman looks from a sofa to a front door'),
  'company/archive': drawing(company.archiveScene, 26, 'Shelves of labelled boxes and two filing cabinets'),
} as const satisfies CatalogueEntries;

/** Drawings of the street before a move: the customers, the parking, and the goods that we leave behind. */
export const KERB_DRAWINGS = {
  'kerb/shop': drawing(shopScene, 17, 'A mover wheels crates out of a shop, beside him a rail of clothes'),
  'kerb/parking': drawing(parkingScene, 12, 'A van in a suspended bay, with its sign and two cones'),
  'kerb/kept': drawing(
    keptSpaceScene,
    14,
    'Two marked bays kept free between yellow signs, and a foreman with a letter',
  ),
  'kerb/reserved': drawing(
    reservedScene,
    5,
    'The van in two reserved bays in front of the door, between a cone and the suspension sign',
  ),
  'kerb/carried': drawing(
    carriedScene,
    5,
    `Parked cars at the kerb, the van ${CARRY_METRES} metres from the door, and a mover who carries a box to it`,
  ),
  'kerb/students': drawing(studentsMovingScene, 19, 'A student with a suitcase and a bicycle beside a small van'),
  'kerb/refused': drawing(refusedScene, 30, 'A gas bottle, paint and petrol beside a mover who leaves them'),
} as const satisfies CatalogueEntries;

/** Drawings of the countries that we ship to, and of customs. */
export const ABROAD_DRAWINGS = {
  'abroad/customs': drawing(customsScene, 20, 'A customs officer with a stamped list, a sealed crate and a barrier'),
  'abroad/portugal': drawing(portugalScene, 14, 'A tiled house in Portugal, a lemon tree, and boxes being carried in'),
  'abroad/spain': drawing(spainScene, 16, 'A white house in Spain, an orange tree, and boxes being wheeled in'),
  'abroad/emirates': drawing(emiratesScene, 13, 'A house with a wind tower, palm trees and a shipping container'),
} as const satisfies CatalogueEntries;

const HOME_SCALE = 6.5;
const home = (bedrooms: number, words: string) => ({
  draw: () => homeToClean(bedrooms, HOME_SCALE),
  alt: `A home cut open: bathroom, kitchen and ${words}; a cleaner mops the floor`,
});

/** Drawings of cleaned homes by bedrooms, in one scale, and of the handover of a home. */
export const HOME_DRAWINGS = {
  'homes/1-bed': home(1, 'a bedroom'),
  'homes/2-bed': home(2, 'two bedrooms'),
  'homes/3-bed': home(3, 'three bedrooms'),
  'homes/handed-back': drawing(landlordScene, 17, 'An empty room, its inventory on the wall, a tenant and a landlord'),
} as const satisfies CatalogueEntries;

/** Drawings of our services. The three large ones share one scale. */
export const SERVICE_DRAWINGS = {
  'services/moving': drawing(company.movingService, 11, 'Two movers carry a sofa to an orange van'),
  'services/storage': drawing(
    company.storageService,
    11,
    'Three storage units: two open and loaded, one with its door shut',
  ),
  'services/storage-return': drawing(company.storageReturn, 11, 'A mover wheels boxes out of a storage unit'),
  'services/cleaning': drawing(wizard.cleaningService, 11, 'A cleaner mops the floor of a kitchen'),
  'services/packing': drawing(company.packingService, 20, 'An open box with a vase and books, beside it tape'),
  'services/materials': drawing(company.materialsService, 17, 'Flat boxes, bubble wrap and rolls of tape'),
  'services/boxes': drawing(company.boxesService, 30, 'Boxes in five sizes, from small to one for hanging clothes'),
  'services/unpacking': drawing(
    company.unpackingService,
    18,
    'An empty box, a plant that came out of it, and flat boxes',
  ),
  'services/assembling': drawing(company.assemblingService, 13, 'A bed frame half built, beside it a toolbox'),
  'services/shipping': drawing(company.shippingService, 6, 'Three shipping containers and a man with a list'),
  'services/disposal': drawing(company.disposalService, 11, 'A skip with a mattress, a chair, a rug and a box'),
} as const satisfies CatalogueEntries;

export const AUDIENCE_DRAWINGS = {
  'audiences/students': drawing(company.students, 13, 'A student beside a desk, a suitcase and two boxes'),
  'audiences/business': drawing(company.businesses, 11, 'Shelves of stock, a rail of samples and a woman with a list'),
  'audiences/drivers': drawing(company.drivers, 9.5, 'A driver waves beside a small van'),
  'audiences/partners': drawing(company.partners, 15, 'Two people agree over a box'),
} as const satisfies CatalogueEntries;

/** Drawings of familiar places, for guessing a unit's size. The rooms share one scale, the house has a smaller one. */
export const PROPERTY_DRAWINGS = {
  'property/wardrobe': drawing(company.wardrobeAlone, 7, 'A wardrobe and a suitcase'),
  'property/small-room': drawing(company.smallRoom, 7, 'A small room: single bed, drawers and a desk'),
  'property/studio-flat': drawing(
    company.studioFlat,
    7,
    'A studio flat: bed, sofa, wardrobe, fridge and washing machine',
  ),
  'property/small-office': drawing(company.smallOffice, 7, 'A small office: two desks, files and a bookcase'),
  'property/half-garage': drawing(company.halfGarage, 7, 'Half a garage: shelves, a bicycle and a few boxes'),
  'property/car-garage': drawing(company.carGarage, 7, 'A garage: shelves, a bicycle, a fridge, a sofa and boxes'),
  'property/average-house': drawing(company.averageHouse, 4.2, 'A house of two floors'),
} as const satisfies CatalogueEntries;

/**
 * Returns the entry of a drawing beside the question of its step.
 * @param scale pixels per foot
 */
const step = (scene: (scale: number) => Scene, scale: number) => ({ draw: () => scene(scale), alt: '' });

/** Drawings of the booking steps, one for each kind. */
export const WIZARD_DRAWINGS = {
  'wizard/packing': step(wizard.packingStep, 15),
  'wizard/addresses': step(wizard.addressesStep, 5.5),
  'wizard/items': step(wizard.itemsStep, 14),
  'wizard/date': step(wizard.dateStep, 14),
  'wizard/details': step(wizard.detailsStep, 15),
  'wizard/check': step(wizard.checkStep, 15),
  'wizard/done': step(wizard.doneStep, 15),
  'wizard/storage-size': step(wizard.storageSizeStep, 13),
  'wizard/storage-term': step(wizard.storageTermStep, 13),
  'wizard/storage-return': step(company.storageReturn, 9),
  'wizard/cleaning': step(wizard.cleaningKit, 24),
  'wizard/cleaning-size': step(wizard.cleaningSizeStep, 12),
  'wizard/help-to-load': step(company.boxCarried, 20),
  'wizard/small-load': step(company.sackTruckScene, 16),
} as const satisfies CatalogueEntries;

/** Drawings for empty states and errors. */
export const STATE_DRAWINGS = {
  'states/no-orders': { draw: () => wizard.noOrders(14), alt: '' },
  'states/no-items': { draw: () => wizard.noItems(22), alt: '' },
  'states/no-results': { draw: () => wizard.noResults(18), alt: '' },
  'states/nothing-found': { draw: () => wizard.nothingFound(14), alt: '' },
  'states/full-day': { draw: () => wizard.fullDay(12), alt: '' },
  'states/not-found': {
    draw: () => wizard.notFound(46),
    alt: 'A unit, measured: 4 by 0 by 4 feet. In front of it, too big to fit, an open box, a cat and a woman with her hands on her hips',
  },
} as const satisfies CatalogueEntries;

/** The crop for link previews: 1.91 to 1. */
const SHARE_FRAME = [-245, -330, 1100, 577.5] as const;

export const PLACE_DRAWINGS = {
  'places/account': { draw: () => wizard.accountScene(14), alt: '' },
  'places/help-desk': { draw: () => wizard.helpDesk(15), alt: 'A woman answers the phone at a desk' },
  'places/phone-box': { draw: () => wizard.phoneBoxScene(22), alt: '' },
  'places/areas': { draw: () => areasScene(5), alt: 'Houses on both banks of the Thames, an orange van on the bridge' },
  'places/skyline': { draw: () => skyline(5), alt: '', margin: 0 },
  'places/skyline-on-dark': { draw: () => skyline(5, FAR_ON_INK), alt: '', margin: 0 },
  'places/share': { draw: hero, alt: '', frame: SHARE_FRAME, density: 2, cropOf: 'hero/street' },
} as const satisfies CatalogueEntries;
