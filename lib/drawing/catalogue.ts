import type { CatalogueEntries } from './catalogue/entry';
import { ITEM_DRAWINGS, MATERIAL_DRAWINGS } from './catalogue/items';
import { MOVE_DRAWINGS } from './catalogue/moves';
import {
  ABROAD_DRAWINGS,
  AUDIENCE_DRAWINGS,
  COMPANY_DRAWINGS,
  HOME_DRAWINGS,
  KERB_DRAWINGS,
  PLACE_DRAWINGS,
  PROPERTY_DRAWINGS,
  SERVICE_DRAWINGS,
  STATE_DRAWINGS,
  WIZARD_DRAWINGS,
} from './catalogue/pages';
import { PLAN_ROOM_DRAWINGS } from './catalogue/plan-rooms';
import {
  AVATAR_DRAWINGS,
  BRAND_DRAWINGS,
  DAY_DRAWINGS,
  HERO_DRAWINGS,
  MENU_DRAWINGS,
  STEP_DRAWINGS,
} from './catalogue/site';
import { UNIT_DRAWINGS } from './catalogue/units';

/** All drawings of the product. Each family adds its own entries. */
export const CATALOGUE = {
  ...ITEM_DRAWINGS,
  ...MATERIAL_DRAWINGS,
  ...MOVE_DRAWINGS,
  ...PLAN_ROOM_DRAWINGS,
  ...UNIT_DRAWINGS,
  ...HERO_DRAWINGS,
  ...DAY_DRAWINGS,
  ...MENU_DRAWINGS,
  ...SERVICE_DRAWINGS,
  ...AUDIENCE_DRAWINGS,
  ...PROPERTY_DRAWINGS,
  ...COMPANY_DRAWINGS,
  ...KERB_DRAWINGS,
  ...ABROAD_DRAWINGS,
  ...HOME_DRAWINGS,
  ...STEP_DRAWINGS,
  ...WIZARD_DRAWINGS,
  ...STATE_DRAWINGS,
  ...PLACE_DRAWINGS,
  ...BRAND_DRAWINGS,
  ...AVATAR_DRAWINGS,
} as const satisfies CatalogueEntries;
