import type { Flow, Step } from './engine/types';
import type { BookingAnswers } from './flow-config';
import type { QuoteBackend } from './pages/backend';

/** A backend without drafts, prices and days, for the tests of the flows. */
export const aBackend: QuoteBackend = {
  readDraft: () => Promise.resolve(null),
  price: () => Promise.reject(new Error('No price')),
  places: () => Promise.resolve({ unserved: [], byRequest: null }),
  parking: () => Promise.resolve(null),
  days: () => Promise.resolve([]),
};

/** Returns a step by its id. Throws when the flow has none. */
export function stepOf<V extends BookingAnswers>(flow: Flow<V>, id: string): Step<V> {
  const step = flow.steps.find((each) => each.id === id);
  if (!step) throw new Error(`The flow ${flow.id} has no step ${id}`);
  return step;
}
