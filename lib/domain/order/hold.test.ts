import { fc } from '@/lib/testing/fast-check';
import { pence } from '../money';
import {
  changeHeldUntil,
  holdGroupsOf,
  longerHold,
  phoneHeldUntil,
  priceOfLongerHold,
  shareHeldUntil,
  startsLongerHold,
  type HeldOrder,
} from './hold';

describe('the hold of an order that was taken on the telephone', () => {
  it.each([
    ['a day where the work is far off', '2026-11-24T09:00:00.000Z', '2026-12-15', '2026-11-25T09:00:00.000Z'],
    ['a day still where noon is later', '2026-12-13T11:59:00.000Z', '2026-12-15', '2026-12-14T11:59:00.000Z'],
    ['noon of the day before', '2026-12-13T12:01:00.000Z', '2026-12-15', '2026-12-14T12:00:00.000Z'],
    ['noon in London, also in summer', '2026-07-13T15:00:00.000Z', '2026-07-15', '2026-07-14T11:00:00.000Z'],
    [
      'half an hour, as online, shortly before noon',
      '2026-12-14T11:45:00.000Z',
      '2026-12-15',
      '2026-12-14T12:15:00.000Z',
    ],
    ['half an hour on the day before', '2026-12-14T18:00:00.000Z', '2026-12-15', '2026-12-14T18:30:00.000Z'],
  ])('is %s', (_what, now, day, until) => {
    expect(phoneHeldUntil(day, new Date(now)).toISOString()).toBe(until);
  });
});

const NOTHING = pence(0);

describe('PLN-5 the hold of an order that is paid in shares', () => {
  it.each([
    ['a day from the payment', '09:30', '2026-11-24T09:20Z', '2026-11-25T09:20Z', 'for 24 hours'],
    [
      'noon of the day before',
      '09:30',
      '2026-12-13T20:00Z',
      '2026-12-14T12:00Z',
      'until Monday 14 December 2026, 12:00',
    ],
    [
      'half an hour at least',
      '18:20',
      '2026-12-14T18:00Z',
      '2026-12-14T18:30Z',
      'until Monday 14 December 2026, 18:30',
    ],
    ['what it was, where that is longer', '12:00', '2026-12-14T11:00Z', '2026-12-14T12:00Z', undefined],
  ])('PLN-5 lasts %s', (_what, clock, at, until, lasts) => {
    const [now, day] = [new Date(at), '2026-12-15' as const];
    const heldUntil = new Date(`${at.slice(0, 11)}${clock}Z`);
    expect(shareHeldUntil(day, heldUntil, now)).toEqual(new Date(until));
    expect(longerHold({ day, heldUntil, total: pence(30_800), paid: NOTHING }, now)?.lasts).toBe(lasts);
  });

  it.each([
    ['£1.39 of £308', 30_800, 0, 139, false],
    ['a penny less than a quarter', 30_800, 0, 7_699, false],
    ['a quarter', 30_800, 0, 7_700, true],
    ['the second share, which brings both to a quarter', 30_800, 7_000, 700, true],
    ['a share after the quarter', 30_800, 7_700, 7_700, false],
    ['a quarter of a price that four does not divide', 30_801, 0, 7_700, false],
    ['the same and a penny', 30_801, 0, 7_701, true],
  ])('ABU-1: is longer after %s', (_what, total, paid, payment, isLonger) =>
    expect(startsLongerHold(pence(total), pence(paid), pence(payment))).toBe(isLonger),
  );

  it('PLN-5 names what has to be paid for it until that is paid', () => {
    const order = { day: '2026-12-15', heldUntil: new Date('2026-11-24T09:30Z'), total: pence(30_800) } as const;
    const now = new Date('2026-11-24T09:20Z');
    expect(longerHold({ ...order, paid: pence(7_699) }, now)).toEqual({ lasts: 'for 24 hours', price: 7_700 });
    expect(longerHold({ ...order, paid: pence(7_700) }, now)).toBeNull();
  });

  it('ABU-1: starts once, and never before a quarter of the price is paid', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 100, max: 50_000 }), { minLength: 1, maxLength: 12 }), (shares) => {
        const total = pence(shares.reduce((sum, share) => sum + share, 0));
        const starts = shares.flatMap((share, index) => {
          const before = shares.slice(0, index).reduce((sum, earlier) => sum + earlier, 0);
          return startsLongerHold(total, pence(before), pence(share)) ? [before + share] : [];
        });
        expect(starts).toHaveLength(1);
        expect((starts[0] ?? 0) * 4).toBeGreaterThanOrEqual(total);
        expect(priceOfLongerHold(total) * 4).toBeLessThan(total + 4);
      }),
    ));
});

const NOW = new Date('2026-11-24T09:00:00.000Z');
const far = new Date('2026-12-15T10:00:00.000Z');

describe('the hold of a change that has to be paid for', () => {
  it.each([
    ['half an hour for who changes the order themselves', 'visitor', [far, far], '2026-11-24T09:30:00.000Z'],
    ['twelve hours where we ask by mail', 'operator', [far, far], '2026-11-24T21:00:00.000Z'],
    [
      'no longer than the appointment given up',
      'operator',
      [new Date('2026-11-24T16:00:00.000Z'), far],
      '2026-11-24T16:00:00.000Z',
    ],
    ['no longer than the new one', 'operator', [far, new Date('2026-11-24T12:00:00.000Z')], '2026-11-24T12:00:00.000Z'],
  ] as const)('is %s', (_what, by, starts, until) => {
    expect(changeHeldUntil(by, starts, NOW).toISOString()).toBe(until);
  });
});

const noon = new Date('2026-12-01T12:00:00.000Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const held = (count: number, address: string | null, orderedAt = noon): readonly HeldOrder[] =>
  Array.from({ length: count }, () => ({ address, orderedAt }));
const all = (...parts: readonly (readonly HeldOrder[])[]) => parts.flat();

describe('ABU-1: waves of unpaid orders', () => {
  it.each<[string, readonly HeldOrder[], readonly (readonly [string | null, number])[]]>([
    ['none', [], []],
    ['an ordinary day', all(held(3, 'a'), held(2, 'b'), held(4, null)), []],
    ['one address', all(held(4, 'a'), held(3, 'b')), [['a', 4]]],
    [
      'the largest first',
      all(held(4, 'a'), held(6, 'b')),
      [
        ['b', 6],
        ['a', 4],
      ],
    ],
    ['many addresses', Array.from({ length: 20 }, (_, n) => held(1, `a${n}`)).flat(), [[null, 20]]],
    [
      'many addresses and one of them above all',
      all(held(9, 'a'), held(11, null)),
      [
        ['a', 9],
        [null, 20],
      ],
    ],
  ])('%s', (_, orders, groups) => expect(holdGroupsOf(orders).map((w) => [w.address, w.orders])).toEqual(groups));

  it('begin with their first order', () =>
    expect(holdGroupsOf(all(held(3, 'a', later(9)), held(1, 'a', later(2))))[0]?.since).toEqual(later(2)));
});
