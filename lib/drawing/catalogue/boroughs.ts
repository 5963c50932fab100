import { boroughs } from '../scenes/boroughs';
import type { CatalogueEntries } from './entry';

/** Where we work. Its names stand beside it. */
export const BOROUGH_DRAWINGS = {
  'areas/boroughs': { draw: () => boroughs(15), alt: '' },
} as const satisfies CatalogueEntries;
