import { drawLoad, type DrawnLoad, type LoadToDraw } from './draw-load';
import { drawnVans } from '@/lib/drawing';

/** Vans, cut open, with what was loaded into them. */
export const drawVans = (load: LoadToDraw): DrawnLoad => drawLoad(load, drawnVans);
