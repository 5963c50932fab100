import { array, number, object, string } from 'yup';
import { COVER_STEPS } from '@/lib/domain/order-types';
import { itemId } from './answer-fields';
import { LIMITS } from './limits';

export const coverStep = string().oneOf(COVER_STEPS);

const worth = object({
  id: itemId,
  pounds: number().integer().min(0).max(LIMITS.worthPounds).required(),
});

/** Unanswered means the included cover, also in a draft from before the question existed. */
export const cover = object({
  step: coverStep.required().default('included'),
  worth: array(worth).max(LIMITS.itemLines).required().default([]),
});
