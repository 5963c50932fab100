import { add, circlePoints, type Vec3 } from '../geometry/vector';
import { placeUngrouped, turnedPlan, type Piece } from '../piece';
import { group, sprite, type Group, type Markings, type Solid } from '../solids/solid';
import { shadowOf } from '../solids/shadow';
import { CAST, type Role } from './figure/cast';
import { figure, turned, viewFrom } from './figure/figure';
import type { Look } from './figure/look';
import { nearness, type Part } from './figure/part';
import { holding, POSES, type PoseName } from './figure/poses';
import { heldProp, type Prop } from './figure/props';
import type { Pose, Skeleton } from './figure/skeleton';

/** Directions in degrees from the lower left of the sheet (+y) towards the lower right (+x). 45 faces the viewer. */
export const FACING = { left: 0, viewer: 45, right: 90, back: 180, away: 225, backLeft: 270 } as const;
export type Facing = keyof typeof FACING;

export type PersonOptions = {
  readonly role: Role;
  readonly pose?: PoseName | Pose;
  readonly facing?: Facing;
  readonly prop?: Prop;
};
export type CarrierOptions = {
  readonly role: Role;
  /** The direction along an axis, because a carried load stands square to the world. */
  readonly facing?: 'left' | 'right' | 'back' | 'backLeft';
  readonly load: Piece;
  readonly stride?: boolean;
};
export type Ground = {
  readonly shadowFill?: string | undefined;
  readonly shadow?: boolean | undefined;
  /** Whether the person stands on a drawn floor, so that the shadow lies on the floor and not below everything. */
  readonly indoors?: boolean | undefined;
};

/** A person with or without the shadow. */
type Somebody = readonly [Group] | readonly [Group, Markings];

/** Half the footprint of a standing person, in feet. */
const REACH = 0.7;
/** Feet from the middle of the body to a carried load, and the height of the load's bottom (share of the stature). */
const CHEST = 0.46;
const CARRY_HEIGHT = 0.5;
const SHADOW_HEIGHT = 1.7;

/**
 * Draws a standing person with the feet around `at`.
 * @returns one group and the shadow
 */
export function person(
  at: Vec3,
  { role, pose = 'stand', facing = 'left', prop }: PersonOptions,
  ground: Ground = {},
): Somebody {
  const look = CAST[role];
  const { parts, bones } = figure(typeof pose === 'string' ? POSES[pose] : pose, look, FACING[facing]);
  const held = prop ? heldProp(prop, viewFrom(FACING[facing]), bones) : [];
  const hands = wrists(at, bones, FACING[facing]);
  return standing(at, look, [sketch(at, [...parts, ...held], look)], hands, ground);
}

/** Draws a person who carries a piece in both arms. */
export function carrier(
  at: Vec3,
  { role, facing = 'left', load, stride = true }: CarrierOptions,
  ground: Ground = {},
): Somebody {
  const look: Look = CAST[role];
  const [width, depth, height] = load.size;
  const k = look.stature;
  const bottom = k * CARRY_HEIGHT;
  const hands = holding((width + 0.06) / k, (CHEST + depth * 0.45) / k, (bottom + height * 0.3) / k, stride);
  const degrees = FACING[facing];
  const { parts, bones } = figure(hands, look, degrees);
  const middle = turned([0, CHEST + depth / 2, bottom], degrees);
  const turns = degrees / 90;
  const [w, d] = turnedPlan(load, turns);
  const corner = add(at, [middle[0] - w / 2, middle[1] - d / 2, bottom]);
  const loadNear = nearness(viewFrom(degrees), [[0, CHEST + depth / 2, 0]]);
  const behind = parts.filter((part) => part.depth <= loadNear);
  const before = parts.filter((part) => part.depth > loadNear);
  const layers = [
    sketch(at, behind, look),
    ...placeUngrouped(load, corner, turns),
    ...(before.length ? [sketch(at, before, look)] : []),
  ];
  return standing(at, look, layers, wrists(at, bones, degrees), ground, {
    lo: corner,
    hi: add(corner, [w, d, height]),
  });
}

/** Returns the positions of a person's wrists in the scene. */
const wrists = (at: Vec3, { arms }: Skeleton, degrees: number): readonly Vec3[] =>
  [arms.left, arms.right].map(({ tip }) => add(at, turned(tip, degrees)));

/** Combines the parts of a figure into one hand-drawn sprite on the point where the figure stands. */
function sketch(at: Vec3, parts: readonly Part[], { stature }: Look) {
  const edge = (index: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) =>
    pick(...parts.map(({ extent }) => extent[index]));
  return sprite(
    at,
    [2 * REACH, 2 * REACH, stature],
    parts.flatMap(({ shapes }) => shapes),
    {
      extent: [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)],
    },
  );
}

function standing(
  at: Vec3,
  { stature }: Look,
  layers: readonly Solid[],
  hands: readonly Vec3[],
  { shadowFill, shadow = true, indoors = false }: Ground,
  load?: { readonly lo: Vec3; readonly hi: Vec3 },
): Somebody {
  const lo: Vec3 = [
    Math.min(at[0] - REACH, load?.lo[0] ?? Infinity),
    Math.min(at[1] - REACH, load?.lo[1] ?? Infinity),
    at[2],
  ];
  const hi: Vec3 = [
    Math.max(at[0] + REACH, load?.hi[0] ?? -Infinity),
    Math.max(at[1] + REACH, load?.hi[1] ?? -Infinity),
    at[2] + stature,
  ];
  const whole: Group = { ...group(layers, { ordered: true, lo, hi }), hands };
  if (!shadow) return [whole];
  const feet = circlePoints(at[0], at[1], 0.62, 16);
  const shade = shadowOf(feet, SHADOW_HEIGHT, { fill: shadowFill, ground: at[2] + 0.004 });
  return [whole, indoors ? { ...shade, layer: undefined } : shade];
}
