import { inventoryTotals } from '../catalogue/inventory';
import { smallestUnitFor, type StorageUnit } from '../catalogue/storage-units';
import type { Pence } from '../money';
import type { Items, StorageUnitSpace } from '../order-types';
import { storageUnit, volumeOf, type Container, type Packing, type Piece } from './containers';
import { loadAll } from './load';
import type { MeasuredBy } from './load-text';
import { UNLIMITED, type Work } from './pack';
import { piecesOf } from './pieces';
import { MAX_PACKED_PIECES, packedWithin } from './unit-holds';

export type Candidate<Key extends string> = {
  readonly key: Key;
  readonly price: Pence;
  /** The spaces that are filled one after the other: a unit, or the vans with their payload. */
  readonly spaces: readonly Container[];
};

export type Tried<Key extends string> = {
  readonly candidate: Candidate<Key>;
  readonly packings: readonly Packing[];
  readonly outside: readonly Piece[];
  /** Gross cubic feet that stay free. */
  readonly freeCubicFeet: number;
  /** Kilograms of payload that stay free. Null for a unit, whose floor carries any load. */
  readonly freeKilograms: number | null;
};

type Recommendation<Key extends string> = {
  /** The cheapest that holds everything, the smaller of two at one price. Null when none does. */
  readonly fits: Tried<Key> | null;
  /** The largest that is smaller than `fits`, or than everything, with the pieces outside. Null below the smallest. */
  readonly nextSmaller: Tried<Key> | null;
};

/** Packs a list into the candidates and recommends one. Volume, measures and payload all count. Throws TooMuchWork. */
export function recommend<Key extends string>(
  pieces: readonly Piece[],
  candidates: readonly Candidate<Key>[],
  work: Work = UNLIMITED,
): Recommendation<Key> {
  const byPrice = [...candidates].sort((a, b) => a.price - b.price || grossOf(a) - grossOf(b));
  let fits: Tried<Key> | null = null;
  for (const candidate of byPrice) {
    const tried = mayHold(pieces, candidate) ? tryOut(pieces, candidate, work) : null;
    if (tried?.outside.length !== 0) continue;
    fits = tried;
    break;
  }
  const limit = fits ? grossOf(fits.candidate) : Number.MAX_VALUE;
  const [smaller] = byPrice.filter((other) => grossOf(other) < limit).sort((a, b) => grossOf(b) - grossOf(a));
  return { fits, nextSmaller: smaller ? tryOut(pieces, smaller, work) : null };
}

function tryOut<Key extends string>(pieces: readonly Piece[], candidate: Candidate<Key>, work: Work): Tried<Key> {
  const packings = loadAll(pieces, candidate.spaces, work);
  const sum = (of: (packing: Packing) => number) => packings.reduce((total, packing) => total + of(packing), 0);
  const payload = candidate.spaces.reduce((total, { kilograms }) => total + kilograms, 0);
  return {
    candidate,
    packings,
    outside: packings.at(-1)?.outside ?? pieces,
    freeCubicFeet: grossOf(candidate) - sum(({ cubicFeet }) => cubicFeet),
    freeKilograms: Number.isFinite(payload) ? payload - sum(({ kilograms }) => kilograms) : null,
  };
}

/** Returns whether a candidate may hold the pieces by total volume and weight. Otherwise packing is skipped. */
function mayHold<Key extends string>(pieces: readonly Piece[], candidate: Candidate<Key>): boolean {
  const kilograms = pieces.reduce((total, piece) => total + piece.kilograms, 0);
  const cubicFeet = pieces.reduce((total, piece) => total + volumeOf(piece), 0);
  const payload = candidate.spaces.reduce((total, space) => total + space.kilograms, 0);
  return cubicFeet <= grossOf(candidate) && kilograms <= payload;
}

const grossOf = ({ spaces }: Pick<Candidate<string>, 'spaces'>) =>
  spaces.reduce((total, space) => total + volumeOf(space), 0);

export type UnitOnOffer = Pick<StorageUnit, 'space' | 'feet'> & { readonly price: Pence };

export type CheapestUnit = {
  /** Null when no unit on offer holds the list. */
  readonly space: StorageUnitSpace | null;
  readonly measuredBy: MeasuredBy;
};

/** Returns the cheapest unit that holds a list, by packing, or by volume for a list that is too long to pack. */
export function cheapestUnit(units: readonly UnitOnOffer[], items: Items): CheapestUnit {
  if (inventoryTotals(items).pieces > MAX_PACKED_PIECES) return unitByVolume(items);
  const candidates = units.map(({ space, price, feet }) => ({ key: space, price, spaces: [storageUnit(...feet)] }));
  const found = packedWithin((work) => recommend(piecesOf(items), candidates, work));
  return found ? { space: found.fits?.candidate.key ?? null, measuredBy: 'packing' } : unitByVolume(items);
}

export function unitByVolume(items: Items): CheapestUnit {
  return { space: smallestUnitFor(inventoryTotals(items).cubicFeet).unit?.space ?? null, measuredBy: 'volume' };
}
