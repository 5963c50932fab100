import { fc } from '@/lib/testing/fast-check';
import { storageUnit, VAN_INSIDE } from '@/lib/domain/packing/containers';
import { load } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';
import type { Container, Placement } from '@/lib/domain/packing/types';
import { lists } from './furniture-lists';

const VAN: Container = { ...VAN_INSIDE, kilograms: Infinity };

/** What lists are loaded into on the site: one of our vans, a small unit, a large one. */
export const HOLDS: readonly (readonly [string, Container])[] = [
  ['van', VAN],
  ['6 × 4 ft unit', storageUnit(6, 4)],
  ['12 × 8 ft unit', storageUnit(12, 8)],
];

/** Lists of so many things as they are loaded into a hold, one of our vans unless told. */
export const loadedThings = (pieces: number, hold = VAN): fc.Arbitrary<readonly Placement[]> =>
  lists(pieces).map((items) => load(piecesOf(items), hold).placements);

/** Lists of any length up to so many things, loaded into a hold. */
export const anyLoad = (most: number, hold: Container): fc.Arbitrary<readonly Placement[]> =>
  fc.integer({ min: 1, max: most }).chain((pieces) => loadedThings(pieces, hold));
