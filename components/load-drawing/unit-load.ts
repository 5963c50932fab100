import { room } from '@/lib/drawing/room/room';
import { group } from '@/lib/drawing/solids/group';
import { drawLoad, type DrawnLoad, type UnitToDraw } from './draw-load';
import { loadOf } from './placed';

/** A storage unit, cut open, with what was loaded into it. */
export const drawUnit = (load: UnitToDraw): DrawnLoad =>
  drawLoad(load, ([packing]) => [group([...room(load.hold), ...(packing ? loadOf(packing, [0, 0, 0]) : [])])]);
