import type { Look } from './look';
import { limb, mass, nearness, part, type Mass, type Part, type View } from './part';
import type { Round } from './rounds';
import { pointBetween, dot, minus, plus, PROPORTIONS, times, unit, type Limb, type Point } from './skeleton';

/** Thicknesses on paper, as shares of the stature. */
const THICK = {
  thigh: 0.044,
  knee: 0.041,
  ankle: 0.034,
  heel: 0.027,
  toe: 0.022,
  shoulder: 0.036,
  elbow: 0.029,
  wrist: 0.022,
  palm: 0.022,
  fingers: 0.016,
  thumb: 0.012,
} as const;
/** A round of a shoe's sole, in feet. */
type Sole = { readonly at: Point; readonly r: number };

/** Returns the rounds of a shoe's heel and ball. Both touch the ground, unless the heel is raised. */
export function shoe([x, y]: Point, raised: number, stature: number): readonly [Sole, Sole] {
  const lift = Math.max(0, raised);
  return [
    { at: [x, y - 0.012 * stature, THICK.heel * stature + lift], r: THICK.heel * stature },
    { at: [x * 1.14, y + 0.088 * stature, THICK.toe * stature], r: THICK.toe * stature },
  ];
}
export function leg(view: View, bone: Limb, look: Look): Part[] {
  const k = look.stature;
  const round = (p: Point, r: number): Round => ({ ...view(p), r: r * k });
  const sole = shoe(bone.tip, bone.tip[2] - PROPORTIONS.ankle * k, k);
  const depth = nearness(view, [bone.bend, bone.tip]) - 10;
  return [
    part(depth - 0.01, look.shoes, [limb(sole.map(({ at, r }) => ({ ...view(at), r })))]),
    part(depth, look.legs, [
      limb([round(bone.root, THICK.thigh), round(bone.bend, THICK.knee), round(bone.tip, THICK.ankle)]),
    ]),
  ];
}

/** Distances from the wrist, as shares of the stature: palm and fingertips along the forearm, thumb along and aside. */
const HAND = { palm: 0.022, fingers: 0.058, thumb: { along: 0.028, aside: 0.022 } } as const;

/** Returns the masses of a hand: a palm with fingers, and a thumb towards the middle of the body, forwards and up. */
function hand(bone: Limb, k: number, round: (p: Point, r: number) => Round): Mass[] {
  const along = unit(minus(bone.tip, bone.bend));
  const inwards: Point = [-0.7 * Math.sign(bone.root[0]), 0.6, 0.4];
  const aside = unit(minus(inwards, times(along, dot(inwards, along))));
  const at = (forwards: number, sideways: number) =>
    plus(bone.tip, plus(times(along, forwards * k), times(aside, sideways * k)));
  const palm = round(at(HAND.palm, 0), THICK.palm);
  const thumb = round(at(HAND.thumb.along, HAND.thumb.aside), THICK.thumb);
  return [limb([palm, round(at(HAND.fingers, 0), THICK.fingers)]), mass([thumb])];
}

export function arm(view: View, bone: Limb, look: Look): Part[] {
  const k = look.stature;
  const round = (p: Point, r: number): Round => ({ ...view(p), r: r * k });
  const depth = nearness(view, [bone.bend, bone.tip]) + 0.06;
  const [upper, elbow, wrist] = [
    round(bone.root, THICK.shoulder),
    round(bone.bend, THICK.elbow),
    round(bone.tip, THICK.wrist),
  ];
  if (look.sleeves === 'long') {
    return [part(depth - 0.01, look.skin, hand(bone, k, round)), part(depth, look.top, [limb([upper, elbow, wrist])])];
  }
  const cuff = round(pointBetween(bone.root, bone.bend, 0.72), THICK.elbow * 1.18);
  return [
    part(depth - 0.01, look.skin, [limb([upper, elbow, wrist]), ...hand(bone, k, round)]),
    part(depth, look.top, [limb([upper, cuff])]),
  ];
}
