import { storageUnit } from '@/lib/domain/packing/containers';
import { loadAll } from '@/lib/domain/packing/load';
import { drawnUnit } from '@/lib/drawing';
import { drawLoad, type DrawnLoad, type UnitToDraw } from './draw-load';

const EMPTY = { placements: [] };

export const drawUnit = ({ items, hold }: UnitToDraw): DrawnLoad =>
  drawLoad(
    items,
    (pieces) => loadAll(pieces, [storageUnit(hold.width, hold.depth)]),
    ([packing = EMPTY], outside) => drawnUnit(hold, packing, outside),
  );
