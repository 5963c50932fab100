import { CAST, type Role } from '../kit/figure/cast';
import { portrait, PORTRAIT_SIZE } from '../kit/portrait/portrait';
import type { Frame } from '../render/extent';
import { Scene } from '../render/scene';

/** In pixels, as a review shows it; the page cuts it round. */
export const AVATAR_FRAME: Frame = [0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE];

/** Head and shoulders of somebody of the cast. */
export const avatar = (role: Role) => new Scene({ scale: 1 }).add(portrait(CAST[role]));
