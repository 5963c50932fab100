import type { Scene } from '../render/scene';
import { cleaningKit } from '../scenes/kitchen';
import { boxCarried, sackTruckScene } from '../scenes/moving';
import { storageReturn } from '../scenes/storage';
import {
  addressesStep,
  checkStep,
  cleaningSizeStep,
  dateStep,
  detailsStep,
  doneStep,
  itemsStep,
  packingStep,
  storageSizeStep,
  storageTermStep,
} from '../scenes/wizard';
import type { CatalogueEntries } from './entry';

/**
 * Returns the entry of a drawing beside the question of its step.
 * @param scale pixels per foot
 */
const step = (scene: (scale: number) => Scene, scale: number) => ({ draw: () => scene(scale), alt: '' });

/** Drawings of the booking steps, one for each kind. */
export const WIZARD_DRAWINGS = {
  'wizard/packing': step(packingStep, 15),
  'wizard/addresses': step(addressesStep, 5.5),
  'wizard/items': step(itemsStep, 14),
  'wizard/date': step(dateStep, 14),
  'wizard/details': step(detailsStep, 15),
  'wizard/check': step(checkStep, 15),
  'wizard/done': step(doneStep, 15),
  'wizard/storage-size': step(storageSizeStep, 13),
  'wizard/storage-term': step(storageTermStep, 13),
  'wizard/storage-return': step(storageReturn, 9),
  'wizard/cleaning': step(cleaningKit, 24),
  'wizard/cleaning-size': step(cleaningSizeStep, 12),
  'wizard/help-to-load': step(boxCarried, 20),
  'wizard/small-load': step(sackTruckScene, 16),
} as const satisfies CatalogueEntries;
