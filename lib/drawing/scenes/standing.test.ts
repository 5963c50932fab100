import { CATALOGUE } from '../catalogue';
import type { CatalogueEntry } from '../catalogue/entry';
import { paintingTurns } from '../render/depth-order';
import { leaves, problemsOf, type Standing } from '../room/testing';
import type { Solid } from '../solids/solid';

/** The drawings that are not scenes of standing things, with the reason. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/^hero\/street/, 'a street is built into its ground: walls through its pavement, houses up the hill out of sight'],
  [/^hero\/skyline|^places\/skyline/, 'a silhouette far away, without a ground'],
  [/^brand\//, 'the mark: a sign, not a place'],
  [/^avatars\//, 'a head and shoulders in a frame'],
];
const ENTRIES: readonly (readonly [string, CatalogueEntry])[] = Object.entries(CATALOGUE);
const SCENES = ENTRIES.filter(([id, { cropOf }]) => !cropOf && !LEFT_OUT.some(([ids]) => ids.test(id)));
const CROPS = ENTRIES.flatMap(([id, { draw, cropOf }]) => (cropOf ? [{ id, draw, cropOf }] : []));
const BESIDE = 100;

/** Returns the standing things of a scene, and its walls and floors. Each piece counts as one. */
function thingsOf(solids: readonly Solid[]): readonly Standing[] {
  const things = new Map<Solid, Standing>();
  const holderOf = (solid: Solid): Standing => {
    const thing = things.get(solid);
    if (!thing) throw new Error('Who holds a thing comes before it in its scene');
    return thing;
  };
  for (const solid of solids.filter(({ kind }) => kind !== 'markings')) {
    const { kind, lo, hi } = solid;
    const name = `${kind} ${things.size + 1} at ${lo.map((feet) => feet.toFixed(1)).join(' ')}`;
    const { hands, heldBy } = solid.kind === 'group' ? solid : {};
    things.set(solid, { name, lo, hi, parts: leaves(solid), bears: true, hands, heldBy: heldBy?.map(holderOf) });
  }
  return [...things.values()];
}

it.each(SCENES)('ILL-1: in %s nothing floats, teeters or pierces', (_, { draw }) => {
  const { contents } = draw();
  const ground = Math.min(0, ...contents.filter(({ kind }) => kind === 'group').map(({ lo }) => lo[2]));
  const everywhere = { lo: [-BESIDE, -BESIDE, ground], hi: [BESIDE, BESIDE, BESIDE] } as const;
  // Floors lie in the ground, and walls touch each other.
  const problems = problemsOf(thingsOf(contents), everywhere).filter((problem) => !problem.startsWith('polyhedron'));
  expect(problems).toEqual([]);
});

/** Returns the solids that hide each other in a cycle, in a scene or in a part of it. */
const ringsIn = (solids: readonly Solid[]): readonly unknown[] => [
  ...paintingTurns(solids).flatMap(({ over }) => over),
  ...solids.flatMap((solid) => (solid.kind === 'group' && !solid.ordered ? ringsIn(solid.parts) : [])),
];

it.each(ENTRIES)('ILL-1: in %s nothing is hidden by what is behind it', (_, { draw }) => {
  expect(ringsIn(draw().contents.filter(({ layer = 0 }) => layer === 0))).toEqual([]);
});

it.each(CROPS)('ILL-1: $id is cut out of $cropOf', ({ draw, cropOf }) => {
  expect(ENTRIES.find(([id]) => id === cropOf)?.[1].draw).toBe(draw);
});

it.each(LEFT_OUT)('leaves out with %s only what there is: %s', (ids) => {
  expect(ENTRIES.some(([id]) => ids.test(id))).toBe(true);
});
