import { question } from '../engine/question';
import type { Questions } from '../engine/types';

/** The question of each step, by the step's id; each is a chunk of its own. */
export const RETURN_QUESTIONS: Questions = {
  packing: question(async () => (await import('./steps/WhatStep')).WhatStep),
  address: question(async () => (await import('./steps/DeliveryStep')).DeliveryStep),
  date: question(async () => (await import('../steps/DateStep/DateStep')).DateStep),
  details: question(async () => (await import('../steps/DetailsStep/DetailsStep')).DetailsStep),
};
