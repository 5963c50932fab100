import { drawnVans } from '@/lib/drawing';
import { drawLoad, type DrawnLoad, type VansToDraw } from './draw-load';
import { loadVans } from '@/lib/domain/packing/load-vans';

export const drawVans = ({ items, hold }: VansToDraw): DrawnLoad =>
  drawLoad(items, (pieces) => loadVans(pieces, hold), drawnVans);
