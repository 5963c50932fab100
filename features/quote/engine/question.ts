import { lazy, type ComponentType } from 'react';
import type { Question } from './types';

/** Returns a question in its own chunk, which loads when it is shown or earlier (`fetch`). */
export function question(load: () => Promise<ComponentType>): Question {
  const fetch = async () => ({ default: await load() });
  return { Component: lazy(fetch), fetch };
}
