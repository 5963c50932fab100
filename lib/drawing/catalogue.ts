import type { CatalogueEntries } from './catalogue/entry';
import { HERO_DRAWINGS } from './catalogue/hero';
import { ITEM_DRAWINGS } from './catalogue/items';
import { MOVE_DRAWINGS } from './catalogue/moves';
import { AUDIENCE_DRAWINGS, PROPERTY_DRAWINGS, SERVICE_DRAWINGS } from './catalogue/services';
import { STEP_DRAWINGS } from './catalogue/steps';
import { UNIT_DRAWINGS } from './catalogue/units';

/** Every drawing of the product: each family adds its own entries. */
export const CATALOGUE = {
  ...ITEM_DRAWINGS,
  ...MOVE_DRAWINGS,
  ...UNIT_DRAWINGS,
  ...HERO_DRAWINGS,
  ...SERVICE_DRAWINGS,
  ...AUDIENCE_DRAWINGS,
  ...PROPERTY_DRAWINGS,
  ...STEP_DRAWINGS,
} as const satisfies CatalogueEntries;

export type DrawingId = keyof typeof CATALOGUE;
