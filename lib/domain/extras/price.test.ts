import { pence } from '../money';
import type { Quote } from '../pricing/quote';
import { storageTripPrice } from '../pricing/storage-trips';
import { BOOKED_MOVE, ground, jobOf, pricedMove, things } from '@/lib/testing/extra-jobs';
import type { OrderLike } from '../order-types';
import type { ExtraFacts } from './kinds';
import type { BookedJob } from './offered';
import { extraPrice } from './price';
import type { EarlierExtra } from './state';

const amountOf = (job: BookedJob, facts: ExtraFacts, earlier: readonly EarlierExtra[] = []) =>
  extraPrice(job, facts, earlier).amount;

const SAFE = { id: 'safe', title: 'Safe', quantity: 1, cubicFeet: 20, kilograms: 160 };
const STAIRS = { kind: 'floors', stop: 'delivery', floor: 2, hasLift: false } as const;

describe('XTR-1: an extra costs what it would have cost in the quote', () => {
  const dearer = (job: BookedJob, really: Partial<OrderLike>, promo?: Quote['promo']) =>
    pricedMove({ ...BOOKED_MOVE, ...job.order, ...really }, promo).totalWithDiscount -
    pricedMove({ ...BOOKED_MOVE, ...job.order }, promo).totalWithDiscount;
  const secondFloor = { addresses: { collection: ground, delivery: { ...ground, floor: 2 } } };
  const noParking = { addresses: { collection: { ...ground, parking: false }, delivery: ground } };
  const twoStops = {
    addresses: { ...BOOKED_MOVE.addresses, additional_delivery: [{ ...ground, floor: 1, parking: false }] },
  };
  const stop = { kind: 'stop', side: 'delivery', floor: 1, hasLift: false, hasParking: false } as const;
  const plan = { movingSpace: 'mini', fixedMovingPlan: true } as const;
  const saturday = { dates: { movingDate: '2026-12-12' } };

  it.each<[string, Partial<OrderLike>, ExtraFacts, Partial<OrderLike>, number]>([
    ['more volume', {}, { kind: 'volume', cubicFeet: 150 }, { furnitureItems: things(150) }, 3_000],
    ['a plan’s volume', plan, { kind: 'volume', cubicFeet: 700 }, { furnitureItems: things(700) }, 29_400],
    ['what a plan holds', plan, { kind: 'volume', cubicFeet: 150 }, { furnitureItems: things(150) }, 0],
    ['stairs', {}, STAIRS, secondFloor, 2_000],
    ['heavy things on them', { furnitureItems: [SAFE] }, STAIRS, secondFloor, 6_000],
    ['no parking', {}, { kind: 'parking', stop: 'collection' }, noParking, 1_500],
    ['another stop', {}, stop, twoStops, 5_000],
    ['stairs on a busy day', saturday, STAIRS, secondFloor, 2_200],
    ['a student’s stairs', { isStudent: true }, STAIRS, secondFloor, 1_800],
  ])('%s', (_, booked, facts, really, amount) => {
    const job = jobOf(booked);
    expect(amountOf(job, facts)).toBe(amount);
    expect(dearer(job, really)).toBe(amount);
  });

  it('a code in percent holds, one for a fixed sum is used up', () => {
    const percent = { code: 'TEN', kind: 'percent', amount: 10 } as const;
    expect(amountOf(jobOf({}, percent), STAIRS)).toBe(1_800);
    expect(amountOf(jobOf({}, { ...percent, kind: 'fixed', amount: 1_000 }), STAIRS)).toBe(2_000);
  });

  it.each([
    [[], storageTripPrice(150) - storageTripPrice(100)],
    [[{ amount: pence(0) }], 0],
  ])('a trip to the store by its own rate, and a free one stays free', (free, amount) => {
    const collection = { key: 'c', code: 'storage_collection', label: 'Collection', amount: pence(4_900) } as const;
    const lines = [{ ...collection, ...free[0] }];
    expect(amountOf({ ...jobOf(), quote: { lines } }, { kind: 'volume', cubicFeet: 150 })).toBe(amount);
    const back = { ...collection, code: 'storage_return' } as const;
    expect(amountOf({ ...jobOf(), quote: { lines: [back] } }, { kind: 'volume', cubicFeet: 150 })).toBe(1_500);
  });

  it('says how it is worked out', () => {
    const job = jobOf({ isStudent: true, ...saturday });
    expect(extraPrice(job, STAIRS, []).workedOut).toBe(
      'Second floor, no lift at delivery £20, Saturday 12 December (busy day, 10% on the extra) £2, less Student discount (10%) £2.20',
    );
    expect(extraPrice(jobOf(), { kind: 'waiting', minutes: 50 }, []).workedOut).toBe(
      'Waiting, 50 minutes (2 quarter-hours charged) £20',
    );
    expect(extraPrice(jobOf(), { kind: 'volume', cubicFeet: 150 }, []).workedOut).toBe(
      'More to carry, 150 cu ft in all (100 cu ft were booked) £30',
    );
  });
});

describe('XTR-1: no extra where the facts are as booked, or easier', () => {
  it.each<[string, ExtraFacts]>([
    ['less volume', { kind: 'volume', cubicFeet: 90 }],
    ['the same floor', { kind: 'floors', stop: 'delivery', floor: 0, hasLift: false }],
    ['a lift', { kind: 'floors', stop: 'delivery', floor: 5, hasLift: true }],
    ['a stop that it does not have', { kind: 'parking', stop: 'storage_collection' }],
    ['half an hour', { kind: 'waiting', minutes: 30 }],
  ])('%s', (_, facts) => {
    expect(extraPrice(jobOf(), facts, [])).toEqual({ amount: 0, workedOut: '' });
  });

  it('what was agreed before is not charged again', () => {
    const agreed = { kind: 'floors', place: 'delivery', state: 'paid', amount: pence(1_000) } as const;
    expect(amountOf(jobOf(), STAIRS, [agreed])).toBe(1_000);
    expect(extraPrice(jobOf(), STAIRS, [agreed]).workedOut).toMatch(/ £20, less what was agreed before £10$/);
    expect(amountOf(jobOf(), STAIRS, [{ ...agreed, state: 'refused' }])).toBe(2_000);
    expect(amountOf(jobOf(), STAIRS, [{ ...agreed, place: 'collection' }])).toBe(2_000);
    expect(amountOf(jobOf(), STAIRS, [{ ...agreed, amount: pence(2_000) }])).toBe(0);
  });

  it('refuses more than the vans hold', () => {
    expect(() => amountOf(jobOf(), { kind: 'volume', cubicFeet: 99_999 })).toThrow(RangeError);
  });
});
