import type { CatalogueEntries } from './catalogue/entry';
import { ITEM_DRAWINGS } from './catalogue/items';
import { MOVE_DRAWINGS } from './catalogue/moves';
import { UNIT_DRAWINGS } from './catalogue/units';

/** Every drawing of the product: each family adds its own entries. */
export const CATALOGUE = { ...ITEM_DRAWINGS, ...MOVE_DRAWINGS, ...UNIT_DRAWINGS } as const satisfies CatalogueEntries;

export type DrawingId = keyof typeof CATALOGUE;
