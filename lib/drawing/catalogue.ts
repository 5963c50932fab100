import type { CatalogueEntries } from './catalogue/entry';
import { MOVE_DRAWINGS } from './catalogue/moves';
import { UNIT_DRAWINGS } from './catalogue/units';

/** Every drawing of the product: each family adds its own entries. */
export const CATALOGUE = { ...MOVE_DRAWINGS, ...UNIT_DRAWINGS } as const satisfies CatalogueEntries;

export type DrawingId = keyof typeof CATALOGUE;
