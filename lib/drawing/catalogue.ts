import type { CatalogueEntries } from './catalogue/entry';

/** Every drawing of the product: each family adds its own entries. */
export const CATALOGUE = {} as const satisfies CatalogueEntries;

export type DrawingId = keyof typeof CATALOGUE;
