import { BOOKED_MOVE, ground, jobOf, pricedMove } from '@/lib/testing/extra-jobs';
import { isUnknownDistrict, tripMiles } from '../places/distance';
import type { Address, OrderLike } from '../order-types';
import type { ExtraFacts } from './kinds';
import { moreMiles, type FurtherStop } from './miles';
import { extraPrice } from './price';
import type { EarlierExtra } from './state';

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
