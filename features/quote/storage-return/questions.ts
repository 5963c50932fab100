import { lazy } from 'react';
import type { Questions } from '../engine/types';

/** The question of each step, by the step's id; each is a chunk of its own. */
export const RETURN_QUESTIONS: Questions = {
  packing: lazy(() => import('./steps/WhatStep').then((module) => ({ default: module.WhatStep }))),
  address: lazy(() => import('./steps/DeliveryStep').then((module) => ({ default: module.DeliveryStep }))),
  date: lazy(() => import('../steps/DateStep/DateStep').then((module) => ({ default: module.DateStep }))),
  details: lazy(() => import('../steps/DetailsStep/DetailsStep').then((module) => ({ default: module.DetailsStep }))),
};
