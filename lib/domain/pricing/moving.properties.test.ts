import { addDays } from '../london-time';
import { sum } from '../money';
import { MOVING_ADD_ONS, MOVING_SPACES } from '../order/types';
import { addressesWith, anAddress, anItem } from '@/lib/testing/moves';
import { priceMove, type MoveToPrice } from './moving';

/** mulberry32: the same 2,000 moves on every machine. */
function generator(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (max: number) => Math.floor(next() * (max + 1));
  const chance = () => next() < 0.5;
  const oneOf = <T>(values: readonly T[]) => values[upTo(values.length - 1)] as T;
  return { next, upTo, chance, oneOf };
}
type Random = ReturnType<typeof generator>;

const someAddress = ({ upTo, chance }: Random) =>
  anAddress({ floor: upTo(12) - 1, parking: chance(), elevator: chance() });
const several = <T>({ upTo }: Random, max: number, make: () => T) => Array.from({ length: upTo(max) }, make);

function someMove(random: Random): MoveToPrice {
  const { next, upTo, chance, oneOf } = random;
  return {
    movingSpace: oneOf(MOVING_SPACES),
    addOns: MOVING_ADD_ONS.filter(chance),
    isStudent: chance(),
    addresses: addressesWith({
      collection: someAddress(random),
      delivery: someAddress(random),
      additional_collection: several(random, 3, () => someAddress(random)),
      additional_delivery: several(random, 3, () => someAddress(random)),
    }),
    furnitureItems: several(random, 6, () => anItem(Math.ceil(next() * 700) / 10, { quantity: 1 + upTo(2) })),
    movingDate: chance() ? addDays('2026-11-22', upTo(89)) : '',
    distanceMiles: chance() ? upTo(120) : null,
    promo: oneOf([
      null,
      { code: 'P', kind: 'percent' as const, amount: upTo(100) },
      { code: 'F', kind: 'fixed' as const, amount: upTo(150_000) },
    ]),
    addOnVariant: oneOf([1, 2] as const),
  };
}

const random = generator(20261121);
const moves = Array.from({ length: 2000 }, () => someMove(random));
/** One expectation a property, not a million: the first move that breaks it is shown. */
const firstThat = (breaks: (move: MoveToPrice) => boolean) => moves.find(breaks);

describe('every price of a move', () => {
  it('LAW-1: is the sum of its lines, and without discounts its charges', () => {
    const broken = firstThat((move) => {
      const { lines, total, totalWithDiscount } = priceMove(move);
      const charges = lines.filter(({ code }) => !code.endsWith('_discount'));
      return (
        sum(lines.map(({ amount }) => amount)) !== totalWithDiscount ||
        sum(charges.map(({ amount }) => amount)) !== total
      );
    });
    expect(broken).toBeUndefined();
  });

  it('is never negative; no charge is negative; no discount adds', () => {
    const broken = firstThat((move) => {
      const { lines, total, totalWithDiscount } = priceMove(move);
      const isWrong = ({ code, amount }: (typeof lines)[number]) =>
        code.endsWith('_discount') ? amount > 0 : amount < 0;
      return totalWithDiscount < 0 || totalWithDiscount > total || lines.some(isWrong);
    });
    expect(broken).toBeUndefined();
  });

  it('has a label for each line and a key of its own', () => {
    const broken = firstThat((move) => {
      const { lines } = priceMove(move);
      return new Set(lines.map(({ key }) => key)).size < lines.length || lines.some(({ label }) => label.trim() === '');
    });
    expect(broken).toBeUndefined();
  });

  it('never costs more with more discount', () => {
    const broken = firstThat((move) => {
      const priceWith = (changes: Partial<MoveToPrice>) => priceMove({ ...move, ...changes }).totalWithDiscount;
      if (priceWith({ isStudent: true }) > priceWith({ isStudent: false })) return true;
      const { promo } = move;
      if (!promo) return false;
      const amount = promo.kind === 'percent' ? Math.min(100, promo.amount + 1) : promo.amount + 1;
      return priceWith({ promo: { ...promo, amount } }) > priceWith({}) || priceWith({}) > priceWith({ promo: null });
    });
    expect(broken).toBeUndefined();
  });

  it('never costs less with more to do', () => {
    const broken = firstThat((move) => {
      const before = priceMove(move).totalWithDiscount;
      const more: readonly Partial<MoveToPrice>[] = [
        { addOns: MOVING_ADD_ONS },
        { distanceMiles: (move.distanceMiles ?? 0) + 1 },
        { furnitureItems: [...move.furnitureItems, anItem(0.1)] },
        { addresses: { ...move.addresses, additional_delivery: [...move.addresses.additional_delivery, anAddress()] } },
      ];
      return more.some((changes) => priceMove({ ...move, ...changes }).totalWithDiscount < before);
    });
    expect(broken).toBeUndefined();
  });
});
