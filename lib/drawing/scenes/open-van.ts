import { CARGO } from '../kit/vehicle/cargo';
import { lutonRear, ramp } from '../kit/vehicles';
import { placePiece } from '../piece';
import { castShadow } from '../solids/shadow';
import type { Solid } from '../solids/solid';

const SHADOW_HEIGHT = 5;
const RAMP = { width: 3.6, length: 6.2, height: 1.85 } as const;

/**
 * Draws a Luton from the back with open doors and its ramp hooked into the floor's edge, and their shadows.
 * @param x and `y`: its far corner, in feet
 * @param load in the van's own frame
 */
export function openVan(x: number, y: number, load: readonly Solid[]): readonly Solid[] {
  const luton = lutonRear({ load });
  const [width, length] = luton.size;
  const van = placePiece(luton, [x, y, 0], 2);
  const edge = y + length - CARGO.from;
  const middle = x + (width - RAMP.width) / 2;
  return [
    ...van,
    castShadow(x, y, width, length, SHADOW_HEIGHT),
    ...placePiece(ramp(RAMP.width, RAMP.length, RAMP.height), [middle, edge, 0], 0, {
      shadow: true,
      shadowHeight: 1.2,
      heldBy: van,
    }),
  ];
}
