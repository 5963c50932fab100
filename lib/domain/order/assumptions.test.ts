import { HOLD_MINUTES } from './hold';
import * as ours from './assumptions';

describe('our own constants of an order’s life', () => {
  it('CXL-1: less is paid back the later it is, and half of it ends before the free days begin', () => {
    expect(ours.LATE_CANCELLATION.hours).toBeLessThan(ours.FREE_CANCELLATION_HOURS);
    expect(ours.LATE_CANCELLATION.percent).toBeGreaterThan(0);
    expect(ours.LATE_CANCELLATION.percent).toBeLessThan(100);
  });

  it('LAW-6: all is paid back until 72 hours before', () => {
    expect(ours.FREE_CANCELLATION_HOURS).toBe(72);
  });

  it('an address is asked for early, then late, and before it is too late to plan', () => {
    const [first, second] = ours.ADDRESS_REMINDER_HOURS;
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(ours.LATE_CANCELLATION.hours);
  });

  it('a payment page outlives no hold: a change is held as long as an order, a mailed one longer', () => {
    expect(ours.CHANGE_HOLD_MINUTES).toBe(HOLD_MINUTES);
    expect(ours.DESK_CHANGE_HOLD_HOURS * 60).toBeGreaterThan(ours.CHANGE_HOLD_MINUTES);
    // Stripe's payment pages expire after a day at most.
    expect(ours.DESK_CHANGE_HOLD_HOURS).toBeLessThan(24);
  });
});
