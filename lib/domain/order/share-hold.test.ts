import { fc } from '@/lib/testing/fast-check';
import { pence } from '../money';
import { longerHold, priceOfLongerHold, shareHeldUntil, startsLongerHold } from './share-hold';

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
