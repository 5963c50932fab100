import { lazy } from 'react';
import type { Questions } from '../engine/types';

/** The question of each step, by the step's id; each is a chunk of its own. */
export const CLEANING_QUESTIONS: Questions = {
  packing: lazy(() => import('./steps/PackingStep').then((module) => ({ default: module.PackingStep }))),
  home: lazy(() => import('./steps/HomeStep').then((module) => ({ default: module.HomeStep }))),
  address: lazy(() => import('./steps/AddressStep').then((module) => ({ default: module.AddressStep }))),
  date: lazy(() => import('./steps/CleanDateStep').then((module) => ({ default: module.CleanDateStep }))),
  details: lazy(() => import('../steps/DetailsStep/DetailsStep').then((module) => ({ default: module.DetailsStep }))),
};
