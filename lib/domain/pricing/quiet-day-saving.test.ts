import { aMove } from '@/lib/testing/moves';
import { isBusyDay } from './busy-days';
import { priceMove } from './moving';
import { BUSY_DAY, QUIET_DAY, quietDaySaving } from './quiet-day-saving';

it('is what the supplement of a busy day adds', () => {
  expect([isBusyDay(QUIET_DAY), isBusyDay(BUSY_DAY)]).toEqual([false, true]);
  expect(quietDaySaving((movingDate) => priceMove(aMove({ movingDate })))).toBe(2_590);
  expect(quietDaySaving((movingDate) => priceMove(aMove({ movingDate, isStudent: true })))).toBe(2_331);
});
