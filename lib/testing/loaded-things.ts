import type fc from 'fast-check';
import { VAN_INSIDE } from '@/lib/domain/packing/containers';
import { load } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';
import type { Placement } from '@/lib/domain/packing/types';
import { lists } from './furniture-lists';

/** Lists of things as they are loaded into one of our vans. */
export const loadedThings = (pieces: number): fc.Arbitrary<readonly Placement[]> =>
  lists(pieces).map((items) => load(piecesOf(items), { ...VAN_INSIDE, kilograms: Infinity }).placements);
