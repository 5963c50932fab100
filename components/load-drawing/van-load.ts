import { drawnVans } from '@/lib/drawing';
import { drawLoad, type DrawnLoad, type LoadToDraw } from './draw-load';

/** Vans, cut open, with what was loaded into them. */
export const drawVans = (load: LoadToDraw): DrawnLoad => drawLoad(load, drawnVans);
