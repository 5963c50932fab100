import { VAN_INSIDE, storageUnit, type Container, type Placement } from '@/lib/domain/packing/containers';
import { load } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { fc } from '@/lib/testing/fast-check';
import { lists } from './furniture-lists';

const VAN: Container = { ...VAN_INSIDE, kilograms: Infinity };

/** The containers that lists are loaded into on the site: one of our vans, a small unit, a large one. */
export const HOLDS: readonly (readonly [string, Container])[] = [
  ['van', VAN],
  ['6 × 4 ft unit', storageUnit(6, 4)],
  ['12 × 8 ft unit', storageUnit(12, 8)],
];

/** Returns loads of a number of pieces in a hold, one of our vans by default. */
export const loadedThings = (pieces: number, hold = VAN): fc.Arbitrary<readonly Placement[]> =>
  lists(pieces).map((items) => load(piecesOf(items), hold).placements);

/** Returns loads of up to `most` pieces in a hold. */
export const anyLoad = (most: number, hold: Container): fc.Arbitrary<readonly Placement[]> =>
  fc.integer({ min: 1, max: most }).chain((pieces) => loadedThings(pieces, hold));
