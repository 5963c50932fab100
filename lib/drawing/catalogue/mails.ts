import type { Vec3 } from '../geometry/vector';
import { person, type PersonOptions } from '../kit/person';
import type { Solid } from '../solids/solid';
import type { CatalogueEntry } from './entry';
import type { FixedMove } from './move-loads';
import { moveScene } from './move-scene';

/** Pixels per foot, the same for all plans, as on the page that sells them. */
const SCALE = 9.2;

/** The crew and their places: beside the cab, where they hide no load. */
const CREW: readonly (readonly [at: Vec3, who: PersonOptions])[] = [
  [[11, 0, 0], { role: 'driver', pose: 'akimbo', facing: 'viewer' }],
  [[15.1, -0.7, 0], { role: 'mover', pose: 'wave', facing: 'viewer' }],
  [[9.5, -4.3, 0], { role: 'porter', facing: 'viewer' }],
  [[14.4, -5.6, 0], { role: 'foreman', facing: 'viewer' }],
];

/** Movers of each plan (spec §9). */
export const CREW_SIZES: Readonly<Record<FixedMove, number>> = {
  mini: 2,
  one_bedroom: 2,
  two_bedroom: 3,
  three_bedroom: 4,
};

/** Feet by which the crew moves to the right if items stand beside the van. */
const ASIDE = 6;

/** Draws the crew beside the cab. `isAside` moves it in front of items that stand there. */
export const crewBeside = (movers: number, isAside = false): readonly Solid[] =>
  CREW.slice(0, movers).flatMap(([[x, y, z], who]) => person([x + (isAside ? ASIDE : 0), y, z], who));

const withCrew = (move: FixedMove): Pick<CatalogueEntry, 'draw' | 'density'> => ({
  draw: () => moveScene(move, { scale: SCALE }).add(crewBeside(CREW_SIZES[move])),
  density: 3,
});

/** The vans of a plan with the crew beside them. Only mails use them, so they have no file in public/drawings. */
export const MAIL_DRAWINGS: Readonly<Record<FixedMove, Pick<CatalogueEntry, 'draw' | 'density'>>> = {
  mini: withCrew('mini'),
  one_bedroom: withCrew('one_bedroom'),
  two_bedroom: withCrew('two_bedroom'),
  three_bedroom: withCrew('three_bedroom'),
};
