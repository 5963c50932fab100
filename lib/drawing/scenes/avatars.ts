import { CAST, type Role } from '../kit/figure/cast';
import { portrait, PORTRAIT_SIZE } from '../kit/portrait/portrait';
import type { Frame } from '../render/extent';
import { Scene } from '../render/scene';

/** The frame in pixels, as a review shows it. The page clips it to a circle. */
export const AVATAR_FRAME: Frame = [0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE];

/** Draws head and shoulders of a member of the cast. */
export const avatar = (role: Role) => new Scene({ scale: 1 }).add(portrait(CAST[role]));
