import { drawLoad, type DrawnLoad, type UnitToDraw } from './draw-load';
import { drawnUnit } from '@/lib/drawing';

const EMPTY = { placements: [] };

/** A storage unit, cut open, with what was loaded into it. */
export const drawUnit = (load: UnitToDraw): DrawnLoad =>
  drawLoad(load, ([packing = EMPTY]) => drawnUnit(load.hold, packing));
