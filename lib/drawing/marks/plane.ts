import { add, scaled, type Vec3 } from '../geometry/vector';

/** A plane to draw on: an origin, and the unit vectors along and up. */
export type Plane = { readonly origin: Vec3; readonly along: Vec3; readonly up: Vec3; readonly normal: Vec3 };

export const plane = (origin: Vec3, along: Vec3, up: Vec3, normal: Vec3): Plane => ({ origin, along, up, normal });

/** Returns the point `a` feet along and `b` feet up. */
export const pointOn = ({ origin, along, up }: Plane, a: number, b: number): Vec3 =>
  add(origin, add(scaled(along, a), scaled(up, b)));

/** Returns a plane facing +x. `along` runs to the right on the sheet, that is towards −y. */
export const rightFace = (x: number, y: number, z: number): Plane => plane([x, y, z], [0, -1, 0], [0, 0, 1], [1, 0, 0]);
/** Returns a plane facing +y. `along` runs to the right on the sheet. */
export const leftFace = (x: number, y: number, z: number): Plane => plane([x, y, z], [1, 0, 0], [0, 0, 1], [0, 1, 0]);
/** Returns a plane facing −x, such as a wall seen from inside. `along` runs towards +y. */
export const backFace = (x: number, y: number, z: number): Plane => plane([x, y, z], [0, 1, 0], [0, 0, 1], [-1, 0, 0]);
export const topFace = (x: number, y: number, z: number): Plane => plane([x, y, z], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
