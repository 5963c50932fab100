import { lazy } from 'react';
import type { Questions } from '../engine/types';

/**
 * The question of each step, by the step's id. Each is a chunk of its own: a visitor loads the question they are at.
 * Apart from the flow, which the check page reads as well and which needs no component there.
 */
export const MOVING_QUESTIONS: Questions = {
  packing: lazy(() => import('./steps/PackingStep/PackingStep').then((module) => ({ default: module.PackingStep }))),
  addresses: lazy(() =>
    import('./steps/AddressesStep/AddressesStep').then((module) => ({ default: module.AddressesStep })),
  ),
  items: lazy(() => import('./steps/ItemsStep/ItemsStep').then((module) => ({ default: module.ItemsStep }))),
  date: lazy(() => import('../steps/DateStep/DateStep').then((module) => ({ default: module.DateStep }))),
  details: lazy(() => import('../steps/DetailsStep/DetailsStep').then((module) => ({ default: module.DetailsStep }))),
};
