import { circle, leftFace } from '../../marks/draw';
import { ink, steel, tyre } from '../../palette';
import { cylinder } from '../../solids/round';
import { EDGE } from './parts';

/**
 * Draws a wheel that rolls along x. Its near side is `width` in front of y.
 * @param radius in feet, which is also the height of its hub
 */
export function wheel(x: number, y: number, radius: number, width = 0.15) {
  const side = leftFace(0, y + width, 0);
  const marks = [
    circle(side, x, radius, radius * 0.72, steel.light, EDGE),
    circle(side, x, radius, radius * 0.16, ink.middle),
  ];
  return cylinder('y', [x, y, radius], radius, width, tyre, { marks });
}
