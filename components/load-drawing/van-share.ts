import { drawnVans } from '@/lib/drawing';
import { drawLoad, type DrawnLoad, type VansToDraw } from './draw-load';
import { loadVans } from './load-vans';

/**
 * Vans while they are unloaded: what went in last comes out first. What did not fit is not drawn.
 * @param share of the things of each van that is still in it, 0 to 1
 */
export const drawVansShare = ({ items, hold }: VansToDraw, share: number): DrawnLoad =>
  drawLoad(
    items,
    (pieces) =>
      loadVans(pieces, hold).map(({ placements }) => ({
        placements: placements.slice(0, Math.round(placements.length * share)),
        outside: [],
      })),
    drawnVans,
  );
