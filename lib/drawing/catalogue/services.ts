import type { Scene } from '../render/scene';
import { businesses, drivers, partners, students } from '../scenes/audiences';
import {
  assemblingService,
  boxesService,
  disposalService,
  materialsService,
  packingService,
  shippingService,
  unpackingService,
} from '../scenes/goods';
import { cleaningService } from '../scenes/kitchen';
import { movingService } from '../scenes/moving';
import {
  averageHouse,
  carGarage,
  halfGarage,
  smallOffice,
  smallRoom,
  studioFlat,
  wardrobeAlone,
} from '../scenes/properties';
import { storageReturn, storageService } from '../scenes/storage';
import type { CatalogueEntries } from './entry';

/**
 * Returns an entry of the catalogue.
 * @param scale pixels per foot
 */
const drawing = (scene: (scale: number) => Scene, scale: number, alt: string) => ({ draw: () => scene(scale), alt });

/** Drawings of our services. The three large ones share one scale. */
export const SERVICE_DRAWINGS = {
  'services/moving': drawing(movingService, 11, 'Two movers carry a sofa to an orange van'),
  'services/storage': drawing(storageService, 11, 'Three storage units: two open and loaded, one with its door shut'),
  'services/storage-return': drawing(storageReturn, 11, 'A mover wheels boxes out of a storage unit'),
  'services/cleaning': drawing(cleaningService, 11, 'A cleaner mops the floor of a kitchen'),
  'services/packing': drawing(packingService, 20, 'An open box with a vase and books, beside it tape'),
  'services/materials': drawing(materialsService, 17, 'Flat boxes, bubble wrap and rolls of tape'),
  'services/boxes': drawing(boxesService, 30, 'Boxes in five sizes, from small to one for hanging clothes'),
  'services/unpacking': drawing(unpackingService, 18, 'An empty box, a plant that came out of it, and flat boxes'),
  'services/assembling': drawing(assemblingService, 13, 'A bed frame half built, beside it a toolbox'),
  'services/shipping': drawing(shippingService, 6, 'Three shipping containers and a man with a list'),
  'services/disposal': drawing(disposalService, 11, 'A skip with a mattress, a chair, a rug and a box'),
} as const satisfies CatalogueEntries;

export const AUDIENCE_DRAWINGS = {
  'audiences/students': drawing(students, 13, 'A student beside a desk, a suitcase and two boxes'),
  'audiences/business': drawing(businesses, 11, 'Shelves of stock, a rail of samples and a woman with a list'),
  'audiences/drivers': drawing(drivers, 9.5, 'A driver waves beside a small van'),
  'audiences/partners': drawing(partners, 15, 'Two people agree over a box'),
} as const satisfies CatalogueEntries;

/** Drawings of familiar places, for guessing a unit's size. The rooms share one scale, the house has a smaller one. */
export const PROPERTY_DRAWINGS = {
  'property/wardrobe': drawing(wardrobeAlone, 7, 'A wardrobe and a suitcase'),
  'property/small-room': drawing(smallRoom, 7, 'A small room: single bed, drawers and a desk'),
  'property/studio-flat': drawing(studioFlat, 7, 'A studio flat: bed, sofa, wardrobe, fridge and washing machine'),
  'property/small-office': drawing(smallOffice, 7, 'A small office: two desks, files and a bookcase'),
  'property/half-garage': drawing(halfGarage, 7, 'Half a garage: shelves, a bicycle and a few boxes'),
  'property/car-garage': drawing(carGarage, 7, 'A garage: shelves, a bicycle, a fridge, a sofa and boxes'),
  'property/average-house': drawing(averageHouse, 4.2, 'A house of two floors'),
} as const satisfies CatalogueEntries;
