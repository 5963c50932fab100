import { lazy, type ComponentType } from 'react';
import type { Question } from './types';

/** A question in a chunk of its own: fetched when it is shown, or before (`fetch`). */
export function question(load: () => Promise<ComponentType>): Question {
  const fetch = async () => ({ default: await load() });
  return { Component: lazy(fetch), fetch };
}
