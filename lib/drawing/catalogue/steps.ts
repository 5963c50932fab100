import { carryStep } from '../scenes/moving';
import { dayStep, homeStep, priceStep } from '../scenes/steps';
import type { CatalogueEntries } from './entry';

/** Drawings of "how it works" on the home page, beside words that say the same. */
export const STEP_DRAWINGS = {
  'steps/price': { draw: () => priceStep(15), alt: '' },
  'steps/day': { draw: () => dayStep(15), alt: '' },
  'steps/carry': { draw: () => carryStep(13), alt: '' },
  'steps/home': { draw: () => homeStep(12.5), alt: '' },
} as const satisfies CatalogueEntries;
