import type { Bounds, Vec3 } from '../geometry/vector';
import type { Solid } from '../solids/solid';

/** An item in its place, in feet: its bounds, and the bounds of the solids that draw it. */
export type Standing = Bounds & {
  readonly name: string;
  readonly parts: readonly Bounds[];
  /** Whether others may stand on it. */
  readonly bears: boolean;
  /** The positions of a person's wrists. */
  readonly hands?: readonly Vec3[] | undefined;
  /** The people who carry the item, or the objects that it is hooked into. Such an item stands on nothing. */
  readonly heldBy?: readonly Standing[] | undefined;
};

/**
 * Returns the ungrouped solids that a solid consists of.
 * @internal
 */
export const leaves = (solid: Solid): readonly Solid[] =>
  solid.kind === 'group' ? solid.parts.flatMap(leaves) : [solid];

/** The tolerance in feet within which two places count as the same. */
const HAIR = 0.03;
/** The share of a base, or of the feet, that must be supported. */
const SUPPORTED = 0.6;
/** The greatest distance in feet from a wrist to the held object. */
const HAND = 0.4;

type Axis = 0 | 1 | 2;
const shared = (a: Bounds, b: Bounds, axis: Axis) =>
  Math.min(a.hi[axis], b.hi[axis]) - Math.max(a.lo[axis], b.lo[axis]);
const areaOf = ({ lo, hi }: Bounds) => (hi[0] - lo[0]) * (hi[1] - lo[1]);
const isLevel = (a: number, b: number) => Math.abs(a - b) < HAIR;

/**
 * Returns the physical faults of items in a hold, in words: an item pierces another, a wall, the floor or the ceiling,
 * floats, tips, or stands on something that carries nothing. Empty for a possible scene. For tests of drawings.
 * @internal
 */
export function problemsOf(things: readonly Standing[], hold: Bounds): readonly string[] {
  return things.flatMap((thing, index) => [
    ...(thing.parts.every((part) => isWithin(part, hold)) ? [] : [`${thing.name} is not inside`]),
    ...things
      .slice(index + 1)
      .filter((other) => !isHeldBy(thing, other) && !isHeldBy(other, thing))
      .filter((other) => thing.parts.some((a) => other.parts.some((b) => pierces(a, b))))
      .map(({ name }) => `${thing.name} pierces ${name}`),
    ...(thing.heldBy ? holdProblems(thing, thing.heldBy) : standingProblems(thing, things, hold.lo[2])),
  ]);
}

const isWithin = (inner: Bounds, { lo, hi }: Bounds) =>
  ([0, 1, 2] as const).every((axis) => inner.lo[axis] > lo[axis] - HAIR && inner.hi[axis] < hi[axis] + HAIR);
const pierces = (a: Bounds, b: Bounds) => ([0, 1, 2] as const).every((axis) => shared(a, b, axis) > HAIR);

const isHeldBy = (thing: Standing, other: Standing) => thing.heldBy?.includes(other) ?? false;

/**
 * Returns the faults of an item that is carried or hooked in: every hand must touch it, and every edge must meet its
 * support.
 */
const holdProblems = (thing: Standing, holders: readonly Standing[]): readonly string[] => [
  ...(holders.length > 0 ? [] : [`${thing.name} is held by nobody`]),
  ...holders
    .filter((holder) => (holder.hands ? !hasHandAt(thing, holder.hands) : !hangsOn(thing, holder)))
    .map(({ name, hands }) => (hands ? `${name} has no hand at ${thing.name}` : `${thing.name} misses ${name}`)),
];

const hasHandAt = ({ parts }: Standing, hands: readonly Vec3[]) =>
  hands.some((hand) => parts.some(({ lo, hi }) => distanceTo(hand, lo, hi) < HAND));
const distanceTo = (point: Vec3, lo: Vec3, hi: Vec3) =>
  Math.hypot(...([0, 1, 2] as const).map((axis) => Math.max(lo[axis] - point[axis], 0, point[axis] - hi[axis])));

/** Returns whether the tops of an item and its support meet at one edge. */
const hangsOn = (thing: Standing, { parts }: Standing) =>
  parts
    .filter(({ hi }) => isLevel(hi[2], thing.hi[2]))
    .map((part) => ([0, 1] as const).map((axis) => shared(thing, part, axis)))
    .some((both) => Math.min(...both) > -HAIR && Math.max(...both) > HAIR);

function standingProblems(thing: Standing, all: readonly Standing[], floor: number): readonly string[] {
  const base = thing.lo[2];
  const feet = thing.parts.filter(({ lo }) => isLevel(lo[2], base));
  if (feet.length === 0) return [`${thing.name} has nothing to stand on in its own room`];
  if (isLevel(base, floor)) return [];
  const below = all.filter((other) => other !== thing);
  const contactsOf = (foot: Bounds, others: readonly Standing[]) =>
    others.flatMap(({ parts }) =>
      parts
        .filter(({ hi }) => isLevel(hi[2], base))
        .filter((part) => shared(foot, part, 0) > 0.001 && shared(foot, part, 1) > 0.001)
        .map((part) => ({ part, area: shared(foot, part, 0) * shared(foot, part, 1) })),
    );
  const contacts = feet.flatMap((foot) => contactsOf(foot, below));
  const supported = sumOf(contacts) / sumOf(feet.map((foot) => ({ area: areaOf(foot) })));
  const soft = below
    .filter(({ bears }) => !bears)
    .filter((other) => feet.some((foot) => contactsOf(foot, [other]).length > 0));
  return [
    ...(supported >= SUPPORTED
      ? []
      : [`${thing.name} floats: ${Math.round(supported * 100)}% of it stands on something`]),
    ...(isCentred(
      thing,
      contacts.map(({ part }) => part),
    )
      ? []
      : [`${thing.name} tips over`]),
    ...soft.map(({ name }) => `${thing.name} stands on ${name}`),
  ];
}

const sumOf = (areas: readonly { readonly area: number }[]) => areas.reduce((sum, { area }) => sum + area, 0);

/** Returns whether the centre of an item is over its support. */
const isCentred = ({ lo, hi }: Bounds, parts: readonly Bounds[]) =>
  ([0, 1] as const).every((axis) => {
    const centre = (lo[axis] + hi[axis]) / 2;
    return parts.some((part) => part.lo[axis] <= centre) && parts.some((part) => part.hi[axis] >= centre);
  });
