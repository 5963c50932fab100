import type { Scene } from '../render/scene';
import { customsScene, emiratesScene, portugalScene, spainScene } from '../scenes/abroad';
import { CARRY_METRES, carriedScene, reservedScene } from '../scenes/carry';
import { keptSpaceScene, parkingScene, refusedScene, shopScene, studentsMovingScene } from '../scenes/kerbside';
import { archiveScene, crewScene, questionScene, recruitingScene, referralScene } from '../scenes/company';
import { homeToClean, landlordScene } from '../scenes/homes';
import type { CatalogueEntries } from './entry';

/**
 * Returns an entry of the catalogue.
 * @param scale pixels per foot, for the size at which its page shows the drawing
 */
const drawing = (scene: (scale: number) => Scene, scale: number, alt: string) => ({ draw: () => scene(scale), alt });

/** Drawings of the pages about the company, one for each. */
export const COMPANY_DRAWINGS = {
  'company/referral': drawing(referralScene, 24, 'One neighbour hands another a voucher at the front door'),
  'company/recruiting': drawing(
    recruitingScene,
    15,
    'A mover wheels boxes to a van; a jacket and a cap wait on a stand',
  ),
  'company/crew': {
    ...drawing(crewScene, 15.5, 'A mover, a foreman and a cleaner in front of their van'),
    density: 3,
  },
  'company/question': drawing(questionScene, 22, 'A woman looks from a sofa to a front door'),
  'company/archive': drawing(archiveScene, 26, 'Shelves of labelled boxes and two filing cabinets'),
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
