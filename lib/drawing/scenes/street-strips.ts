import { points } from '../geometry/vector';
import { patch } from '../solids/figures';
import type { Solid } from '../solids/solid';

/** Edges of pavement, kerb and road, in feet along y. The houses stand before the pavement. */
export const ACROSS = { pavement: 13.6, kerb: 17.4, road: 18, end: 29.4 } as const;
const COLOUR = { pavement: '#E3EAEF', kerb: '#B7C6D0', road: '#CBD7DF' } as const;
/** Layers of the street, below everything else. PAINT is the layer of its markings. */
const SURFACE = -20;
export const PAINT = -19;

/** Draws pavement, kerb and road along x, from `left` to `right`. */
export function streetStrips(left: number, right: number): readonly Solid[] {
  const strip = (y0: number, y1: number, fill: string): Solid =>
    patch(points([left, y0, 0], [right, y0, 0], [right, y1, 0], [left, y1, 0]), fill, { layer: SURFACE });
  return [
    strip(ACROSS.pavement, ACROSS.kerb, COLOUR.pavement),
    strip(ACROSS.kerb, ACROSS.road, COLOUR.kerb),
    strip(ACROSS.road, ACROSS.end, COLOUR.road),
  ];
}
