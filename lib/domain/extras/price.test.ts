import { BOOKED_MOVE, ground, jobOf, pricedMove, things } from '@/lib/testing/extra-jobs';
import { pence } from '../money';
import type { Address, OrderLike } from '../order-types';
import { isUnknownDistrict, tripMiles } from '../places/distance';
import type { Quote } from '../pricing/quote';
import { storageTripPrice } from '../pricing/storage-trips';
import type { BookedJob } from './booked-job';
import type { ExtraFacts } from './extras';
import { extraPrice, moreMiles, type FurtherStop } from './key-handover';
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

const at = (postcode: string): Address => ({ ...ground, postcode });
const READING = 'RG1 1AA';
const facts: ExtraFacts = {
  kind: 'stop',
  side: 'delivery',
  postcode: READING,
  floor: 0,
  hasLift: false,
  hasParking: true,
};
const further = (postcode: string, side: FurtherStop['side'] = 'delivery') => ({ side, postcode });

describe('XTR-1: the way to another stop costs what its miles cost in the quote', () => {
  it.each<[string, Partial<OrderLike>, FurtherStop, readonly FurtherStop[], number, RegExp]>([
    ['within the 25 miles', {}, further('SE15 4QL'), [], 0, /^14 more miles: 14 in all/],
    ['past Reading', {}, further(READING), [], 11_100, /^99 more miles: 99 in all, £1.50 each beyond the first 25$/],
    ['on the same way', {}, further('N1 9GU'), [], 0, /^0 more miles: 0 in all/],
    [
      'beyond a way that is long already',
      { addresses: { collection: ground, delivery: at(READING) } },
      further('SE15 4QL', 'collection'),
      [],
      1_050,
      /^7 more miles: 57 in all/,
    ],
    ['after one that was agreed before', {}, further('SL1 1AA'), [further(READING)], 0, /^0 more miles|^1 more mile/],
  ])('%s', (_, order, stop, before, amount, words) => {
    const more = moreMiles(jobOf(order), stop, before);
    expect(`${more.label}: ${more.detail}`).toMatch(words);
    expect(more.amount).toBe(amount);
  });

  it('is the difference of two quotes, with the supplement of the day and the discounts in percent', () => {
    const booked = { isStudent: true, dates: { movingDate: '2026-12-12' } };
    const job = jobOf(booked);
    const quoted = (addresses: OrderLike['addresses'], way: readonly string[]) =>
      pricedMove({ ...BOOKED_MOVE, ...job.order, addresses }, undefined, tripMiles(way)).totalWithDiscount;
    const without = quoted(job.order.addresses, ['N1', 'N1']);
    const withIt = quoted({ ...job.order.addresses, additional_delivery: [at(READING)] }, ['N1', 'RG1', 'N1']);
    expect(extraPrice(job, facts, []).amount).toBe(withIt - without);
  });

  it('counts a further stop only while somebody has agreed to it', () => {
    const earlier = (state: EarlierExtra['state']) =>
      extraPrice(jobOf(), facts, [
        { kind: 'stop', place: 'delivery', state, amount: extraPrice(jobOf(), facts, []).amount, postcode: READING },
      ]).amount;
    expect([earlier('refused'), earlier('agreed')]).toEqual([13_600, 2_500]);
  });

  it('refuses where no van drives', () => {
    const thrown = (() => {
      try {
        return moreMiles(jobOf(), further('BT1 1AA'), []);
      } catch (error) {
        return error;
      }
    })();
    expect(isUnknownDistrict(thrown)).toBe(true);
  });
});
