import { lazy } from 'react';
import type { Questions } from '../engine/types';

/** The question of each step, by the step's id; each is a chunk of its own. */
export const STORAGE_QUESTIONS: Questions = {
  packing: lazy(() => import('./steps/PackingStep').then((module) => ({ default: module.PackingStep }))),
  space: lazy(() => import('./steps/SpaceStep').then((module) => ({ default: module.SpaceStep }))),
  address: lazy(() => import('./steps/AddressStep').then((module) => ({ default: module.AddressStep }))),
  items: lazy(() => import('./steps/StoredItemsStep').then((module) => ({ default: module.StoredItemsStep }))),
  date: lazy(() => import('../steps/DateStep/DateStep').then((module) => ({ default: module.DateStep }))),
  details: lazy(() => import('../steps/DetailsStep/DetailsStep').then((module) => ({ default: module.DetailsStep }))),
};
