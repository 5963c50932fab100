export type Point = readonly [number, number, number];
export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

/**
 * Positions of a person's joints as shares of the stature: an average adult of about seven heads (assumption). Values
 * across are distances from the middle line.
 */
export const PROPORTIONS = {
  ankle: 0.04,
  hip: 0.52,
  waist: 0.61,
  shoulder: 0.785,
  neck: 0.825,
  skull: 0.934,
  thigh: 0.245,
  shin: 0.238,
  upperArm: 0.168,
  forearm: 0.15,
  hipAcross: 0.044,
} as const;

/** The pose of a person, as shares of the stature. Own axes: x to the person's right, y forwards, z up. */
export type Pose = {
  /** `sink`: how far the hips are below standing height. `back`: how far they are moved back. */
  readonly sink?: number;
  readonly back?: number;
  /** How far the shoulders and the head are forward. */
  readonly lean?: number;
  /** Positions of the wrists. */
  readonly hands: Readonly<Record<Side, Point>>;
  /** Positions of the heels: across, forwards, up. */
  readonly feet: Readonly<Record<Side, Point>>;
  /** Directions of the elbows. By default downwards, outwards and back. */
  readonly elbows?: Partial<Readonly<Record<Side, Point>>>;
};

export type Limb = { readonly root: Point; readonly bend: Point; readonly tip: Point };
export type Skeleton = {
  readonly pelvis: Point;
  readonly waist: Point;
  readonly chest: Point;
  readonly neck: Point;
  readonly skull: Point;
  readonly arms: Readonly<Record<Side, Limb>>;
  readonly legs: Readonly<Record<Side, Limb>>;
};

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Point, k: number): Point => [a[0] * k, a[1] * k, a[2] * k];
export const minus = (a: Point, b: Point): Point => plus(a, times(b, -1));
export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const unit = (a: Point): Point => times(a, 1 / (Math.hypot(...a) || 1));
/** Returns the point at a share of the way from `a` to `b`. */
export const pointBetween = (a: Point, b: Point, share: number): Point => plus(a, times(minus(b, a), share));

/**
 * Returns two bones from `root` to `target`, bent towards `pole`. If the target is out of reach, the limb ends short of
 * it: bones never stretch.
 */
export function bendTowards(root: Point, target: Point, upper: number, lower: number, pole: Point): Limb {
  const away = minus(target, root);
  const reach = Math.min(Math.hypot(...away), (upper + lower) * 0.995);
  const along = unit(away);
  const shareAlong = (reach * reach + upper * upper - lower * lower) / (2 * reach || 1);
  const height = Math.sqrt(Math.max(0, upper * upper - shareAlong * shareAlong));
  const aside = unit(minus(pole, times(along, dot(pole, along))));
  return {
    root,
    bend: plus(root, plus(times(along, shareAlong), times(aside, height))),
    tip: plus(root, times(along, reach)),
  };
}

/**
 * Returns the joints of a pose in feet, for a person of `stature` feet. `shoulders` is half the width between the
 * shoulder joints.
 */
export function skeleton(pose: Pose, stature: number, shoulders: number): Skeleton {
  const p = PROPORTIONS;
  const { sink = 0, back = 0, lean = 0 } = pose;
  const at = (x: number, y: number, z: number): Point => [x, y, z];
  const hipZ = p.hip - sink;
  const trunk = (z: number) => at(0, -back + lean * ((z - p.hip) / (p.neck - p.hip)), z - sink);
  const side = (which: Side) => (which === 'right' ? 1 : -1);
  const arm = (which: Side) => {
    const root = plus(trunk(p.shoulder), at(side(which) * shoulders, 0, 0));
    const pole = pose.elbows?.[which] ?? at(side(which) * 0.5, -0.7, -0.6);
    return bendTowards(root, pose.hands[which], p.upperArm, p.forearm, pole);
  };
  const leg = (which: Side) => {
    const heel = pose.feet[which];
    const root = at(side(which) * p.hipAcross, -back, hipZ);
    return bendTowards(root, plus(heel, at(0, 0, p.ankle)), p.thigh, p.shin, at(side(which) * 0.25, 1, 0.1));
  };
  const feet = (limb: Limb): Limb => ({
    root: times(limb.root, stature),
    bend: times(limb.bend, stature),
    tip: times(limb.tip, stature),
  });
  return {
    pelvis: times(at(0, -back, hipZ), stature),
    waist: times(trunk(p.waist), stature),
    chest: times(trunk(p.shoulder), stature),
    neck: times(trunk(p.neck), stature),
    skull: times(trunk(p.skull), stature),
    arms: { left: feet(arm('left')), right: feet(arm('right')) },
    legs: { left: feet(leg('left')), right: feet(leg('right')) },
  };
}
