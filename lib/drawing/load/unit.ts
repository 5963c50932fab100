import { room } from '../room/room';
import { group } from '../solids/group';
import type { Load } from './loaded';
import { markupOf, type Markup } from './markup';
import { loadOf } from './placed';

/** A storage unit, cut open, by the feet of its floor, with what was loaded into it. */
export const drawnUnit = ({ width, depth }: { readonly width: number; readonly depth: number }, load: Load): Markup =>
  markupOf([group([...room({ width, depth }), ...loadOf(load, [0, 0, 0])])]);
