import { question } from '../engine/question';
import type { Questions } from '../engine/types';

/** The question of each step, by the step's id; each is a chunk of its own. */
export const CLEANING_QUESTIONS: Questions = {
  packing: question(async () => (await import('./steps/PackingStep')).PackingStep),
  home: question(async () => (await import('./steps/HomeStep')).HomeStep),
  address: question(async () => (await import('./steps/AddressStep')).AddressStep),
  date: question(async () => (await import('./steps/CleanDateStep')).CleanDateStep),
  details: question(async () => (await import('../steps/DetailsStep/DetailsStep')).DetailsStep),
};
