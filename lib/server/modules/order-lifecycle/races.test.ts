import { APP_PREFIX } from '@/lib/contracts/endpoint';
import type { ErrorBody, SlotDto } from '@/lib/contracts/errors';
import type { OrderChangeDto } from '@/lib/contracts/order-change-dto';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { addDays } from '@/lib/domain/london-time';
import { isBusyDay } from '@/lib/domain/pricing/charges';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { replaceServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { postJson, postOrder } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';

const LAST: SlotDto = { date: '2026-12-16', start: '10:00', end: '12:00' };
type When = Pick<MovingAnswers, 'dates' | 'timeSlot'>;

/** Ordinary days' slots other than LAST, each once: with one crew, every order has its own. */
function* otherSlots(): Generator<When> {
  for (let date = '2026-12-01'; ; date = addDays(date, 1)) {
    if (isBusyDay(date) || date === LAST.date) continue;
    for (const movingDate of SLOT_TIMES) yield { dates: { movingDate: date }, timeSlot: { movingDate } };
  }
}

describeOnBoth('orders that race for the last place', (database) => {
  let api: ApiServer;
  let deps: Deps;
  const clock = fixedClock();
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { CREWS: '1' });
    replaceServices(deps);
    api = await startApi();
  });

  const booked = async () =>
    (await database().db.selectFrom('slots').selectAll().where('booked', '>', 0).execute()).map(
      ({ date, start, booked: places }) => `${date} ${start}: ${places}`,
    );

  /** Booked orders on slots of their own, each with a reschedule to the last place in hand. */
  async function rivals(count: number) {
    const slots = otherSlots();
    const requests: object[] = [];
    for (let index = 0; index < count; index += 1) {
      const guest = guestOf(deps, await placePaidOrder(deps, slots.next().value as When));
      requests.push({ ...guest.agreed(await guest.previewReschedule(LAST)), slot: LAST });
    }
    return requests;
  }
  const reschedule = (request: object) =>
    postJson<OrderChangeDto & ErrorBody>(api.origin, `${APP_PREFIX}/reschedule_order`, request);

  it('BOOK-1: 50 parallel reschedules onto the last place: one is made, 49 keep their slot and see the nearest', async () => {
    const requests = await rivals(50);
    const answers = await Promise.all(requests.map(reschedule));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) {
      expect(body.error.code).toBe('slot_taken');
      expect(body.error.nearestSlots).toHaveLength(3);
    }
    const places = await booked();
    expect(places).toHaveLength(50);
    expect(places.every((place) => place.endsWith(': 1'))).toBe(true);
    expect(places).toContain(`${LAST.date} ${LAST.start}: 1`);
    expect(await database().db.selectFrom('order_changes').select('id').execute()).toHaveLength(1);
  });

  it('BOOK-1: reschedules and new orders race for one place: exactly one of them all has it', async () => {
    const requests = await rivals(10);
    const when = { dates: { movingDate: LAST.date }, timeSlot: { movingDate: [LAST.start, LAST.end] } as const };
    const answers = await Promise.all([
      ...requests.map(reschedule),
      ...Array.from({ length: 10 }, () => postOrder(api.origin, { answers: when })),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await booked()).filter((place) => place.startsWith(LAST.date))).toEqual([`${LAST.date} ${LAST.start}: 1`]);
  });

  it('two orders that swap slots at once: none waits for the other for ever, and no place is lost', async () => {
    deps = testDeps(database().db, clock.now, { CREWS: '2' });
    replaceServices(deps);
    const [a, b] = [SLOT_TIMES[0], SLOT_TIMES[1]] as const;
    if (!a || !b) throw new Error('No slots');
    const on = (movingDate: typeof a): When => ({ dates: { movingDate: LAST.date }, timeSlot: { movingDate } });
    const [first, second] = [await placePaidOrder(deps, on(a)), await placePaidOrder(deps, on(b))];
    const to = ([start, end]: typeof a): SlotDto => ({ date: LAST.date, start, end });
    for (const [toFirst, toSecond] of [
      [b, a],
      [a, b],
    ] as const) {
      await Promise.all([guestOf(deps, first).reschedule(to(toFirst)), guestOf(deps, second).reschedule(to(toSecond))]);
      expect((await booked()).toSorted()).toEqual(['2026-12-16 08:00: 1', '2026-12-16 10:00: 1']);
    }
  });
});
