import { addDays, londonInstant } from '@/lib/domain/london-time';
import { HOLD_MINUTES } from '@/lib/domain/order/hold';
import { slotsService } from '@/lib/server/modules/slots/service';
import { calendarFile } from '@/lib/server/platform/notifications/calendar/ics';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth } from '@/lib/testing/databases';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';

/** Clocks go forward at 1:00 in the night to 28 March 2027 and back at 2:00 in the night to 31 October. Both are Sundays. */
const NIGHTS = [
  { name: 'forward', night: '2027-03-28', beforeIt: '2027-03-28T00:50:00.000Z', offsetMinutes: 60 },
  { name: 'back', night: '2027-10-31', beforeIt: '2027-10-31T00:50:00.000Z', offsetMinutes: 0 },
] as const;

describeOnBoth('the night in which clocks change', (database) => {
  describe.each(NIGHTS)('$name', ({ night, beforeIt, offsetMinutes }) => {
    const start = () => {
      const clock = fixedClock(beforeIt);
      return { clock, deps: testDeps(database().db, clock.now) };
    };
    const states = async () =>
      (await database().db.selectFrom('orders').select('state').execute()).map(({ state }) => state);

    it('BOOK-2: a hold lasts its minutes, neither an hour more nor less', async () => {
      const { clock, deps } = start();
      await placeOrder(deps, { dates: { movingDate: addDays(night, 9) } });
      clock.advanceMinutes(HOLD_MINUTES - 1);
      await runRetentionJobs(deps);
      expect(await states()).toEqual(['awaiting_payment']);
      clock.advanceMinutes(2);
      await runRetentionJobs(deps);
      expect(await states()).toEqual(['expired']);
    });

    it('BOOK-1: the day has the slots of any day, each once, at its wall time', async () => {
      const deps = testDeps(database().db, fixedClock(`${addDays(night, -9)}T09:00:00.000Z`).now);
      const answers = fullAnswers({ dates: { movingDate: night } }) as never;
      const { days } = await slotsService(deps).find({
        service: 'MOVING',
        from: night,
        to: addDays(night, 1),
        answers,
      });
      const [changed, ordinary] = days.map(({ slots }) => slots.map(({ start: at, end }) => `${at} ${end}`));
      expect(changed).toEqual(ordinary);
      expect(changed).toContain('10:00 12:00');
    });

    it('LAW-7: the calendar file says the wall time, whatever the clock was the day before', () => {
      expect(londonInstant(night, '10:00').toISOString()).toBe(
        new Date(Date.parse(`${night}T10:00:00.000Z`) - offsetMinutes * 60_000).toISOString(),
      );
      const file = calendarFile([
        {
          uid: 'a@example.com',
          sequence: 0,
          status: 'CONFIRMED',
          summary: 'Move',
          description: 'x',
          stamp: new Date(beforeIt),
          date: night,
          slot: ['10:00', '12:00'],
          location: 'E8',
          url: 'https://e.org',
        },
      ]);
      expect(file).toContain(`DTSTART;TZID=Europe/London:${night.replaceAll('-', '')}T100000`);
    });
  });
});
