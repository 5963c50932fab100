import { question } from '../engine/question';
import type { Questions } from '../engine/types';

/**
 * The question of each step, by the step's id. Each is a chunk of its own: a visitor loads the question they are at.
 * Apart from the flow, which the check page reads as well and which needs no component there.
 */
export const MOVING_QUESTIONS: Questions = {
  packing: question(async () => (await import('./steps/PackingStep/PackingStep')).PackingStep),
  addresses: question(async () => (await import('./steps/AddressesStep/AddressesStep')).AddressesStep),
  items: question(async () => (await import('./steps/ItemsStep/ItemsStep')).ItemsStep),
  date: question(async () => (await import('./steps/MoveDateStep/MoveDateStep')).MoveDateStep),
  details: question(async () => (await import('../steps/DetailsStep/DetailsStep')).DetailsStep),
};
