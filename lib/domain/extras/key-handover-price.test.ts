import { jobOf, things } from '@/lib/testing/extra-jobs';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { pence } from '../money';
import { storageTripPrice } from '../pricing/storage-trips';
import { KEY_HANDOVER } from './assumptions';
import { loadOf, nightPrice, waitPrice } from './key-handover-price';
import { extraPrice } from './price';
import type { EarlierExtra } from './state';

const agreed = (kind: 'keys' | 'waiting', place: string, amount: number): EarlierExtra => ({
  kind,
  place,
  state: 'agreed',
  amount: pence(amount),
});

describe('a night in our store', () => {
  it('is a second trip and a rate for each cubic foot and night, worked out in words', () => {
    const job = jobOf({ furnitureItems: things(400) });
    expect(nightPrice(job, '2026-12-16')).toEqual({
      amount: storageTripPrice(400) + 2_000,
      workedOut: 'Second trip (400 cu ft) £166, 1 night in our store (400 cu ft) £20',
    });
    expect(nightPrice(job, '2026-12-17').amount).toBe(storageTripPrice(400) + 2 * 2_000);
  });

  it('costs the least for little', () => {
    expect(nightPrice(jobOf(), '2026-12-16').amount).toBe(storageTripPrice(100) + KEY_HANDOVER.leastANight);
  });

  it('has the supplement of a busy delivery day, and the order’s own discount in percent', () => {
    const friday = jobOf({ dates: { movingDate: '2026-12-11' } });
    const plain = storageTripPrice(100) + KEY_HANDOVER.leastANight;
    expect(nightPrice(friday, '2026-12-12').amount).toBe(Math.ceil(plain * 1.1));
    expect(nightPrice(jobOf({ isStudent: true }), '2026-12-16').amount).toBe(Math.ceil(plain * 0.9));
  });

  it('counts what the plan holds where nobody has listed anything', () => {
    expect(loadOf(jobOf({ movingSpace: 'two_bedroom', furnitureItems: [] }))).toBe(PLAN_CAPACITY.two_bedroom.cubicFeet);
    expect(loadOf(jobOf({ movingSpace: 'two_bedroom' }))).toBe(100);
  });

  it('needs a night', () => {
    expect(() => nightPrice(jobOf(), '2026-12-15')).toThrow(RangeError);
  });

  it('more nights and more things never cost less', () => {
    const price = (cubicFeet: number, day: number) =>
      nightPrice(jobOf({ furnitureItems: things(cubicFeet) }), `2026-12-${day}`).amount;
    for (const cubicFeet of [10, 100, 299, 300, 301, 800]) {
      expect(price(cubicFeet, 17)).toBeGreaterThan(price(cubicFeet, 16));
      expect(price(cubicFeet + 1, 16)).toBeGreaterThanOrEqual(price(cubicFeet, 16));
    }
  });
});

describe('a wait', () => {
  it.each([
    [0, 0],
    [30, 0],
    [31, 1_000],
    [120, 6_000],
    [240, 8_000],
    [480, 8_000],
  ])('of %i minutes costs what our crew would ask for it', (minutes, amount) => {
    expect(waitPrice(minutes, []).amount).toBe(amount);
    expect(extraPrice(jobOf(), { kind: 'waiting', minutes }, []).amount).toBe(amount);
  });

  it('is never paid for twice: what was chosen and what the crew asks for are one wait', () => {
    expect(waitPrice(240, [agreed('waiting', '', 2_000)]).amount).toBe(6_000);
    expect(waitPrice(240, [agreed('keys', 'hold', 6_000)]).amount).toBe(2_000);
    for (const place of ['later', 'hold'])
      expect(extraPrice(jobOf(), { kind: 'waiting', minutes: 240 }, [agreed('keys', place, 6_000)]).amount).toBe(2_000);
    // A night is no waiting, and a withdrawn extra pays for nothing.
    expect(waitPrice(120, [agreed('keys', 'night', 9_000)]).amount).toBe(6_000);
    expect(waitPrice(120, [{ ...agreed('keys', 'hold', 6_000), state: 'withdrawn' }]).amount).toBe(6_000);
  });
});
