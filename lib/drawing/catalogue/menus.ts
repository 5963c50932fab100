import { Scene } from '../render/scene';
import { room } from '../room/room';
import { solidsOf } from '../room/pack';
import { businesses } from '../scenes/audiences';
import { studentsMovingScene } from '../scenes/kerbside';
import { cleaningService } from '../scenes/kitchen';
import { movingService } from '../scenes/moving';
import type { CatalogueEntries } from './entry';
import { UNIT_PLANS } from './unit-inventories';
import { unitLoad } from './unit-scene';

/** Draws the popular unit without dimensions, larger than in the row of all units. */
function popularUnit(scale: number): Scene {
  const [width, depth] = UNIT_PLANS['6x4'];
  return new Scene({ scale }).add(room({ width, depth }), solidsOf(unitLoad('6x4')));
}

/** Returns an entry about 200 pixels wide, beside words that say the same. */
const menu = (draw: () => Scene) => ({ draw, alt: '', margin: 2, density: 2 });

/** Drawings for the panels of the header's menus, one each. */
export const MENU_DRAWINGS = {
  'menus/moving': menu(() => movingService(5.6)),
  'menus/storage': menu(() => popularUnit(14)),
  'menus/business': menu(() => businesses(11)),
  'menus/students': menu(() => studentsMovingScene(8)),
  'menus/more': menu(() => cleaningService(9)),
} as const satisfies CatalogueEntries;
