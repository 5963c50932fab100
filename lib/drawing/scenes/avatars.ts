import { CAST, type Role } from '../kit/figure/cast';
import type { Frame } from '../render/frame';
import { person } from '../kit/person';
import { Scene } from '../render/scene';

/** A head and shoulders fill 48 pixels. */
const SCALE = 27;
const SIZE = 48;
/** Above the skull, for hair, in pixels. */
const AIR = 9;

export const avatarFrame = (role: Role): Frame => [-SIZE / 2, -CAST[role].stature * SCALE - AIR, SIZE, SIZE];

/** Somebody seen from the front, to be cropped to head and shoulders. */
export const avatar = (role: Role) =>
  new Scene({ scale: SCALE }).add(person([0, 0, 0], { role, facing: 'viewer' }, { shadow: false }));
