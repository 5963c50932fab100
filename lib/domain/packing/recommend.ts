import { inventoryTotals } from '../catalogue/inventory';
import { findMeasures } from '../catalogue/measures';
import { pieceInSentence } from '../catalogue/piece-in-sentence';
import {
  UNIT_HEIGHT_FEET,
  floorOf,
  smallestUnitFor,
  usableCubicFeet,
  type StorageUnit,
} from '../catalogue/storage-units';
import type { Items, StorageSpace, StorageUnitSpace } from '../order-types';
import { storageUnit, volumeOf, type Container, type Packing, type Piece } from './containers';
import { load, loadAll } from './load';
import type { MeasuredBy } from './load-text';
import { TooMuchWork, UNLIMITED, workUpTo, type Work } from './pack';
import { piecesOf } from './pieces';
import type { Pence } from '../money';

/** The most pieces of a list that is packed (assumption): longer ones would delay other visitors. */
export const MAX_PACKED_PIECES = 120;

export type ChosenUnit = { readonly storageSpace: StorageSpace; readonly squareFeet: number | null };

export type UnitFit = {
  readonly holds: boolean;
  /** The pieces that do not fit, as lines of the list. Empty when measured by volume. */
  readonly outside: Items;
  readonly measuredBy: MeasuredBy;
};

type Floor = readonly [width: number, depth: number];

/** Runs a packing. Returns null where it exceeds the work allowed for one answer. */
export function packedWithin<T>(pack: (work: Work) => T, most?: number): T | null {
  try {
    return pack(workUpTo(most));
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  }
}

/**
 * Returns whether a unit holds a list (FIT-1): packed piece by piece up to MAX_PACKED_PIECES and the work of one
 * answer, otherwise by volume. The result never depends on the time.
 */
export function unitHolds(unit: ChosenUnit, items: Items): boolean {
  return packedHolds(unit, items) ?? fitByVolume(unit, items).holds;
}

export function unitFit(unit: ChosenUnit, items: Items): UnitFit {
  const holds = packedHolds(unit, items);
  if (holds === null) return fitByVolume(unit, items);
  return { holds, outside: holds ? [] : leftOutside(unit, items), measuredBy: 'packing' };
}

export function fitByVolume({ storageSpace, squareFeet }: ChosenUnit, items: Items): UnitFit {
  const floor = floorOf(storageSpace, squareFeet);
  return { holds: !floor || isUsual(floor, items), outside: [], measuredBy: 'volume' };
}

/**
 * Returns whether the packed list fits, or null when it is not packed. Own items have a volume but no known shape:
 * within the unit's usual capacity they are not refused for it. A custom unit without an area holds everything.
 */
function packedHolds({ storageSpace, squareFeet }: ChosenUnit, items: Items): boolean | null {
  const floor = floorOf(storageSpace, squareFeet);
  if (!floor) return true;
  const { pieces, cubicFeet } = inventoryTotals(items);
  if (pieces > MAX_PACKED_PIECES) return null;
  if (cubicFeet > wholeOf(floor)) return false;
  const shaped = isUsual(floor, items) ? items.filter(({ id }) => findMeasures(id)) : items;
  return packedWithin((work) => packed(floor, shaped, work).outside.length === 0);
}

/** Returns the pieces that do not fit into a unit, as lines of the list. Empty for a list that is not packed. */
export function leftOutside({ storageSpace, squareFeet }: ChosenUnit, items: Items): Items {
  const floor = floorOf(storageSpace, squareFeet);
  if (!floor || inventoryTotals(items).pieces > MAX_PACKED_PIECES) return [];
  const packing = packedWithin((work) => packed(floor, items, work));
  if (!packing) return [];
  const inside = packing.placements.map(({ piece }) => piece);
  const outside = [...packing.outside, ...beyondVolume(inside, items, floor)];
  return items.flatMap((item) => {
    const quantity = outside.filter(({ itemId }) => itemId === item.id).length;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

const wholeOf = ([width, depth]: Floor) => width * depth * UNIT_HEIGHT_FEET;
const isUsual = ([width, depth]: Floor, items: Items) =>
  inventoryTotals(items).cubicFeet <= usableCubicFeet(width * depth);
const packed = ([width, depth]: Floor, items: Items, work: Work) =>
  load(piecesOf(items), storageUnit(width, depth), work);

/** Returns the last packed pieces beyond the gross volume: the catalogue's volumes include the air around items. */
function beyondVolume(inside: readonly Piece[], items: Items, floor: Floor): readonly Piece[] {
  const cubicFeet = new Map(items.map((item) => [item.id, item.cubicFeet]));
  let room = wholeOf(floor);
  return inside.filter(({ itemId }) => {
    room -= cubicFeet.get(itemId) ?? 0;
    return room < 0;
  });
}

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

/** The largest piece that an advised unit may leave out, in cubic feet: a television of usual size (assumption). */
export const SMALL_PIECE_CUBIC_FEET = 5.5;

/**
 * Returns the candidate to advise: the next smaller one where it costs less and leaves out a single small piece, else
 * the one that holds everything. Null when neither exists. Every size advice on the site comes from here.
 */
export function advised<Key extends string>({ fits, nextSmaller }: Recommendation<Key>): Tried<Key> | null {
  if (!nextSmaller || (fits && fits.candidate.price <= nextSmaller.candidate.price)) return fits;
  const [left, ...others] = nextSmaller.outside;
  return left && others.length === 0 && volumeOf(left) <= SMALL_PIECE_CUBIC_FEET ? nextSmaller : fits;
}

export type UnitOnOffer = Pick<StorageUnit, 'space' | 'feet'> & { readonly price: Pence };

export type CheapestUnit = {
  /** Null when no unit on offer holds the list. */
  readonly space: StorageUnitSpace | null;
  readonly measuredBy: MeasuredBy;
  /** A smaller unit that holds all but one small piece, and that piece in a sentence ("the TV"). */
  readonly allBut: { readonly space: StorageUnitSpace; readonly piece: string } | null;
};

/** Returns the cheapest unit that holds a list, by packing, or by volume for a list that is too long to pack. */
export function cheapestUnit(units: readonly UnitOnOffer[], items: Items): CheapestUnit {
  if (inventoryTotals(items).pieces > MAX_PACKED_PIECES) return unitByVolume(items);
  const candidates = units.map(({ space, price, feet }) => ({ key: space, price, spaces: [storageUnit(...feet)] }));
  const found = packedWithin((work) => recommend(piecesOf(items), candidates, work));
  if (!found) return unitByVolume(items);
  return { space: found.fits?.candidate.key ?? null, measuredBy: 'packing', allBut: allButOne(found, items) };
}

function allButOne(found: Recommendation<StorageUnitSpace>, items: Items): CheapestUnit['allBut'] {
  const unit = advised(found);
  const left = items.find(({ id }) => id === unit?.outside[0]?.itemId);
  return unit && left ? { space: unit.candidate.key, piece: pieceInSentence(left) } : null;
}

export function unitByVolume(items: Items): CheapestUnit {
  const { unit } = smallestUnitFor(inventoryTotals(items).cubicFeet);
  return { space: unit?.space ?? null, measuredBy: 'volume', allBut: null };
}
