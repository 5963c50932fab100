import type { Bounds } from '../geometry/bounds';
import type { Vec3 } from '../geometry/vector';
import type { Solid } from '../solids/solid';

/** A thing in its place, in feet: the room that it takes, and the solids that it is drawn with. */
export type Standing = Bounds & {
  readonly name: string;
  readonly parts: readonly Bounds[];
  /** Others may stand on it. */
  readonly bears: boolean;
  /** Of somebody: where the wrists are. */
  readonly hands?: readonly Vec3[] | undefined;
  /** What keeps it in its place though it stands on nothing: people who carry it, things it is hooked into. */
  readonly heldBy?: readonly Standing[] | undefined;
};

/**
 * The solids that a solid is made of.
 * @internal
 */
export const leaves = (solid: Solid): readonly Solid[] =>
  solid.kind === 'group' ? solid.parts.flatMap(leaves) : [solid];

/** What differs by less is the same place, in feet. */
const HAIR = 0.03;
/** Share of a base, or of the feet, that must lie on something. */
const SUPPORTED = 0.6;
/** From a wrist to what the hand is at, in feet. */
const HAND = 0.4;

type Axis = 0 | 1 | 2;
const shared = (a: Bounds, b: Bounds, axis: Axis) =>
  Math.min(a.hi[axis], b.hi[axis]) - Math.max(a.lo[axis], b.lo[axis]);
const areaOf = ({ lo, hi }: Bounds) => (hi[0] - lo[0]) * (hi[1] - lo[1]);
const isLevel = (a: number, b: number) => Math.abs(a - b) < HAIR;

/**
 * What is wrong with things in a hold, in words: what pierces another, a wall, the floor or the ceiling, what floats or
 * teeters, what stands on something that carries nothing. Nothing is wrong with a scene that could be. For tests of
 * what is drawn.
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

/** Of what is carried or hooked in: every hand must be there, and every edge must meet what it hangs on. */
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

/** Their tops meet at one edge. */
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

/** Its centre is over what it stands on. */
const isCentred = ({ lo, hi }: Bounds, parts: readonly Bounds[]) =>
  ([0, 1] as const).every((axis) => {
    const centre = (lo[axis] + hi[axis]) / 2;
    return parts.some((part) => part.lo[axis] <= centre) && parts.some((part) => part.hi[axis] >= centre);
  });
