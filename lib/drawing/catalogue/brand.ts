import { mark, MARK_TONES } from '../scenes/brand';
import type { CatalogueEntries } from './entry';

const DENSITY = 10;

/** Drawings of the mark. Both stand beside the name, so `alt` is empty. */
export const BRAND_DRAWINGS = {
  'brand/mark': { draw: () => mark(MARK_TONES.light), alt: '', margin: 1, density: DENSITY },
  'brand/mark-on-dark': { draw: () => mark(MARK_TONES.dark), alt: '', margin: 1, density: DENSITY },
} as const satisfies CatalogueEntries;
