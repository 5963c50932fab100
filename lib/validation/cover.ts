import { array, number, object, string } from 'yup';
import { COVER_STEPS } from '@/lib/domain/vocabulary';
import { itemId } from './answer-fields';
import { LIMITS } from './limits';

export const coverStep = string().oneOf(COVER_STEPS);

const worth = object({
  id: itemId,
  pounds: number().integer().min(0).max(LIMITS.worthPounds).required(),
});

/** Answered or not: who says nothing has what every price includes. A draft from before it was asked reads so too. */
export const cover = object({
  step: coverStep.required().default('included'),
  worth: array(worth).max(LIMITS.itemLines).required().default([]),
});
