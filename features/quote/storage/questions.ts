import { question } from '../engine/question';
import type { Questions } from '../engine/types';

/** The question of each step, by the step's id; each is a chunk of its own. */
export const STORAGE_QUESTIONS: Questions = {
  packing: question(async () => (await import('./steps/PackingStep')).PackingStep),
  space: question(async () => (await import('./steps/SpaceStep')).SpaceStep),
  address: question(async () => (await import('./steps/AddressStep')).AddressStep),
  items: question(async () => (await import('./steps/StoredItemsStep')).StoredItemsStep),
  date: question(async () => (await import('../steps/DateStep/DateStep')).DateStep),
  details: question(async () => (await import('../steps/DetailsStep/DetailsStep')).DetailsStep),
};
