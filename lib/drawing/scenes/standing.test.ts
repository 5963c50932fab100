import { CATALOGUE } from '../catalogue';
import { leaves, problemsOf, type Standing } from '../room/testing';
import type { Solid } from '../solids/solid';

/** Scenes of things alone: what people carry stands on nothing. */
const OF_THINGS = /^(property|units|moves|rooms|items|materials)\/|^(services|wizard)\/storage/;
const SCENES = Object.entries(CATALOGUE).filter(([id]) => OF_THINGS.test(id));
const BESIDE = 100;

/** What stands in a scene, and the walls and floors that it stands in: each piece as one. */
const things = (solids: readonly Solid[]): readonly Standing[] =>
  solids
    .filter(({ kind }) => kind !== 'markings')
    .map((solid, index) => {
      const { kind, lo, hi } = solid;
      const at = lo.map((feet) => feet.toFixed(1)).join(' ');
      return { name: `${kind} ${index + 1} at ${at}`, lo, hi, parts: leaves(solid), bears: true };
    });

it.each(SCENES)('ILL-1: in %s nothing floats, teeters or pierces', (_, { draw }) => {
  const { contents } = draw();
  const ground = Math.min(0, ...contents.filter(({ kind }) => kind === 'group').map(({ lo }) => lo[2]));
  const everywhere = { lo: [-BESIDE, -BESIDE, ground], hi: [BESIDE, BESIDE, BESIDE] } as const;
  // Floors lie in the ground and walls upon each other.
  const problems = problemsOf(things(contents), everywhere).filter((problem) => !problem.startsWith('polyhedron'));
  expect(problems).toEqual([]);
});
