import { fc } from '@/lib/testing/fast-check';
import { addressesWith, anAddress, anItem } from '@/lib/testing/moves';
import { accesses, days, expectKept, expectSound, miles, promos, things, worthMore } from '@/lib/testing/priced-things';
import { ALL_TO_THE_NEW_HOME, listedStorageSplit } from '../answers/storage-split';
import { findFurniture } from '../catalogue/furniture';
import { inventoryTotals } from '../catalogue/inventory';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { COVER_STEPS, MOVING_ADD_ONS, MOVING_SPACES, STORAGE_TERMS } from '../order-types';
import { priceMove, type MoveToPrice } from './moving';
import { storedPart } from './stored-part';

const piano = { ...anItem(30), id: 'piano_upright', kilograms: findFurniture('piano_upright')?.kilograms ?? 0 };
const withPiano = fc
  .tuple(things, fc.constantFrom([], [piano]))
  .map(([light, heavy]) => [...light, ...heavy])
  .filter((items) => inventoryTotals(items).cubicFeet <= MAX_CUBIC_FEET);
const stops = fc.array(accesses, { maxLength: 3 });
/** Arbitrary moves with part of each item stored or taken away, never more than the item's quantity. */
const withStorageSplit = <M extends Pick<MoveToPrice, 'furnitureItems'>>(move: M) =>
  fc
    .record({
      parts: fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: 6 }),
      storageTerm: fc.constantFrom(...STORAGE_TERMS),
    })
    .map(({ parts, storageTerm }): M & Pick<MoveToPrice, 'split'> => {
      const said = move.furnitureItems.flatMap(({ id }, at) => {
        const [stored = 0, away = 0] = parts[at] ?? [];
        return [{ id, stored, away }];
      });
      return {
        ...move,
        split: { lines: listedStorageSplit(said, move.furnitureItems), storageSpace: 'Plan 20x10', storageTerm },
      };
    });
const moves: fc.Arbitrary<MoveToPrice> = fc
  .record({
    movingSpace: fc.constantFrom(...MOVING_SPACES),
    addOns: fc.subarray([...MOVING_ADD_ONS]),
    isStudent: fc.boolean(),
    addresses: fc
      .record({ collection: accesses, delivery: accesses, additional_collection: stops, additional_delivery: stops })
      .map(addressesWith),
    furnitureItems: withPiano,
    cover: fc.record({ step: fc.constantFrom(...COVER_STEPS) }),
    movingDate: days,
    distanceMiles: miles,
    promo: promos,
    addOnVariant: fc.constantFrom(1, 2),
  })
  .chain(withStorageSplit);
const priced = (move: MoveToPrice) =>
  priceMove(move, move.split ? storedPart({ ...move, priceList: 'quote' }, move.split) : null);
const priceOf = (move: MoveToPrice) => priced(move).totalWithDiscount;
const holdsIn = (property: (move: MoveToPrice) => void) => fc.assert(fc.property(moves, property), { numRuns: 500 });

describe('every price of a move', () => {
  it('LAW-1: is the sum of its lines, each named, and without discounts its charges', () => {
    holdsIn((move) => expectSound(priced(move)));
  });

  it('is kept as it was quoted, whatever became of the price list', () => {
    fc.assert(
      fc.property(moves, moves, (move, before) =>
        expectKept(priced(move), priced({ ...before, addOnVariant: move.addOnVariant })),
      ),
      { numRuns: 500 },
    );
  });

  it('never costs more with more discount', () => {
    holdsIn((move) => {
      expect(priceOf({ ...move, isStudent: true })).toBeLessThanOrEqual(priceOf({ ...move, isStudent: false }));
      const { promo } = move;
      if (!promo) return;
      expect(priceOf({ ...move, promo: worthMore(promo) })).toBeLessThanOrEqual(priceOf(move));
      expect(priceOf(move)).toBeLessThanOrEqual(priceOf({ ...move, promo: null }));
    });
  });

  it.each<readonly [string, (move: MoveToPrice) => Partial<MoveToPrice>]>([
    ['the highest cover', () => ({ cover: { step: 'highest' } })],
    ['every add-on', () => ({ addOns: MOVING_ADD_ONS })],
    ['one mile more', ({ distanceMiles }) => ({ distanceMiles: (distanceMiles ?? 0) + 1 })],
    ['one address more', ({ addresses }) => ({ addresses: withOneMore(addresses) })],
    ['one floor more', ({ addresses }) => ({ addresses: withFloorMore(addresses) })],
    ['no lift', ({ addresses }) => ({ addresses: changed(addresses, { elevator: false }) })],
    ['no parking', ({ addresses }) => ({ addresses: changed(addresses, { parking: false }) })],
  ])('never costs less with %s', (_, more) => {
    holdsIn((move) => expect(priceOf({ ...move, ...more(move) })).toBeGreaterThanOrEqual(priceOf(move)));
  });

  it.each([
    ['one thing', anItem(0.1, { id: 'custom_more' })],
    ['a piano', piano],
  ])('never costs less with %s more', (_, item) => {
    holdsIn((move) => {
      const furnitureItems = [...move.furnitureItems, item];
      fc.pre(inventoryTotals(furnitureItems).cubicFeet <= MAX_CUBIC_FEET);
      expect(priceOf({ ...move, furnitureItems })).toBeGreaterThanOrEqual(priceOf(move));
    });
  });

  it('is that of the same move another way round: stairs and stops cost the same at both ends', () => {
    holdsIn((move) => {
      const { collection, delivery, additional_collection, additional_delivery } = move.addresses;
      const addresses = {
        collection: delivery,
        delivery: collection,
        additional_collection: additional_delivery,
        additional_delivery: additional_collection,
      };
      // Stored and disposed items are carried out of one home only.
      const whole = { ...move, split: ALL_TO_THE_NEW_HOME };
      expect(priceOf({ ...whole, addresses })).toBe(priceOf(whole));
    });
  });
});

type Addresses = MoveToPrice['addresses'];
const changed = (addresses: Addresses, change: Partial<Addresses['collection']>): Addresses => ({
  ...addresses,
  collection: { ...addresses.collection, ...change },
});

function withFloorMore(addresses: Addresses): Addresses {
  // Negative floors become 0: below ground, one floor more would mean fewer stairs.
  const floor = Math.max(0, addresses.collection.floor ?? 0);
  return changed(addresses, { floor: floor + 1 });
}

function withOneMore(addresses: Addresses): Addresses {
  return { ...addresses, additional_delivery: [...addresses.additional_delivery, anAddress()] };
}
