import { vansOf } from '../load/van';
import type { Load } from '../load/loaded';
import { LIVE_MARGIN, LIVE_PEN } from '../load/markup';
import { Scene } from '../render/scene';
import type { CatalogueEntry } from './entry';

/** Feet from the cab that each plan fills in its vans, as the live drawing marks them before anything is listed. */
const REACH = {
  'mini-move': [4.87],
  '1-bed': [8.34],
  '2-bed': [13],
  '3-bed': [13, 13],
} as const satisfies Readonly<Record<string, readonly number[]>>;

const NOTHING: Load = { placements: [] };

/** Returns an entry in the frame of the live drawing, which replaces it once something is listed. */
const planRoom = (reach: readonly number[]): CatalogueEntry => ({
  draw: () =>
    new Scene(LIVE_PEN).add(
      vansOf(
        reach.map((marked) => ({ ...NOTHING, marked })),
        NOTHING,
      ),
    ),
  alt: '',
  margin: LIVE_MARGIN,
  density: 3,
});

/** Drawings of the empty vans of each plan, with the plan's space marked. */
export const PLAN_ROOM_DRAWINGS = {
  'rooms/mini-move': planRoom(REACH['mini-move']),
  'rooms/1-bed': planRoom(REACH['1-bed']),
  'rooms/2-bed': planRoom(REACH['2-bed']),
  'rooms/3-bed': planRoom(REACH['3-bed']),
} as const;
