import type { Vec3 } from '../geometry/vector';
import { cut } from '../palette';
import { lines, patch } from '../solids/figures';
import type { Solid } from '../solids/solid';

const FLOOR = '#FFE3CB';
const WALL = '#FFF1E4';

/**
 * A part of a hold that is spoken for, from the wall behind the cab: its floor and wall in a tint, and dashes along its
 * edges. Each flat and where it is, so that things stand in front of what is behind them.
 * @param at its far lower corner, in feet
 * @param size width, depth and height, in feet
 */
export function roomMark([x, y, z]: Vec3, [width, depth, height]: Vec3): readonly Solid[] {
  const [right, front, top] = [x + width, y + depth, z + height];
  const foot: Vec3 = [x, front, z];
  const head: Vec3 = [x, front, top];
  const near: Vec3 = [right, front, top];
  const nearFoot: Vec3 = [right, front, z];
  const dashes = (...points: readonly Vec3[]) => lines([points], cut.dark, 1.2, { dash: '5 4' });
  return [
    patch([[x, y, z], [right, y, z], nearFoot, foot], FLOOR),
    patch([[x, y, z], foot, head, [x, y, top]], WALL),
    dashes(head, foot, nearFoot),
    dashes(head, near, nearFoot),
    dashes([right, y, top], near),
  ];
}
