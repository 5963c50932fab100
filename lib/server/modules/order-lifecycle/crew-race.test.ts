import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { recordForCrew } from '@/lib/server/modules/crew/record';
import { findOrder, lockOrder } from '@/lib/server/modules/orders/repo';
import { giveToCrew } from '@/lib/server/modules/visits/crews-repo';
import { recordReportedEvents } from '@/lib/server/modules/visits/record';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, openPaymentPage, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth } from '@/lib/testing/databases';
import { anAddress } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { fullReturnAnswers } from '@/lib/testing/services';
import { turns } from '@/lib/testing/turns';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { record, crewReport } from '@/lib/testing/visits';

const CREW = { date: '2026-12-15', service: 'MOVING', number: 1 } as const;
const NEXT_DAY = { date: '2026-12-16', start: '08:00', end: '10:00' };
const PACKED = { addOns: ['PACKING' as const], furnitureItems: [] };
const ROUNDS = 30;

type Guest = ReturnType<typeof guestOf>;
const CHANGES: readonly (readonly [what: string, change: (guest: Guest) => Promise<unknown>])[] = [
  ['cancelling', (guest) => guest.cancel()],
  ['another day', (guest) => guest.reschedule(NEXT_DAY)],
  ['more help', (guest) => guest.edit(PACKED)],
  [
    'another address',
    (guest) =>
      guest.changeAddresses({
        collection: anAddress({ postcode: 'N1 2TX' }),
        delivery: anAddress({ postcode: 'E1 6AN' }),
      }),
  ],
];
const outcomeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'made',
    (error: unknown) => (error as { readonly code?: string }).code ?? error,
  );

describeOnBoth('a change in the very second in which a crew sets off', (database) => {
  let deps: Deps;
  const clock = fixedClock();
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { CREWS: '99' });
  });

  const visitOf = async ({ orderId }: Pick<CreatedOrderDto, 'orderId'>) => {
    const [visit] = await visitsOf(deps.db, orderId);
    if (!visit) throw new Error('There is no visit');
    return visit;
  };
  const setOff = () => [crewReport('on_the_way', clock.now(), { minutes: 20 })];

  /** The crew has the order's row and has not said yet that it sets off: what is pressed then has seen nothing of it. */
  async function meanwhile(order: CreatedOrderDto, change: (guest: Guest) => Promise<unknown>) {
    const visit = await visitOf(order);
    const pressed = await transact(deps.db, async (trx) => {
      await lockOrder(trx, order.orderId);
      const outcome = outcomeOf(change(guestOf(deps, order)));
      await untilBlocked(database());
      await recordReportedEvents(trx, { visitId: visit.id, cause: 'crew', receivedAt: clock.now(), said: setOff() });
      return { outcome };
    });
    return pressed.outcome;
  }

  it.each(CHANGES)(
    'CXL-1: %s that has been worked out before is refused once the crew is on its way',
    async (_, change) => {
      const order = await placePaidOrder(deps);
      expect(await meanwhile(order, change)).toBe('too_late_to_change');
      expect((await findOrder(deps.db, order.orderId))?.state).toBe('confirmed');
      expect(await visitOf(order)).toMatchObject({ state: 'on_the_way', date: CREW.date });
    },
  );

  it('CXL-1: another day of what comes back out of a store is refused then, too', async () => {
    const order = await placePaidOrderOf(deps, 'storage-return', fullReturnAnswers());
    expect(await meanwhile(order, (guest) => guest.reschedule(NEXT_DAY))).toBe('too_late_to_change');
  });

  it('CXL-1: what is paid for while a crew is on its way changes nothing, and the money goes back', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).edit(PACKED);
    const page = await openPaymentPage(deps, order);
    const { id: visitId } = await visitOf(order);
    await record(deps.db, { visitId, cause: 'crew', receivedAt: clock.now(), said: setOff() });
    const before = await findOrder(deps.db, order.orderId);
    await page.click('pay');
    expect((await findOrder(deps.db, order.orderId))?.order_json).toBe(before?.order_json);
    const refunds = await deps.db.selectFrom('refunds').select('reason').execute();
    expect(refunds).toEqual([{ reason: 'change_refused' }]);
  });

  it(`CXL-1, CRW-2: of a cancellation and a crew that sets off at once, ${ROUNDS} times, exactly one is stored`, async () => {
    const won = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      clock.set('2026-11-24T09:00:00.000Z');
      const order = await placePaidOrder(deps);
      const { id: visitId } = await visitOf(order);
      await transact(deps.db, (trx) => giveToCrew(trx, { visit_id: visitId, number: CREW.number, pinned: 0 }));
      clock.set('2026-12-15T09:30:00.000Z');
      const guest = guestOf(deps, order);
      const agreed = guest.agreed(await guest.previewCancellation());
      const events = setOff().map((event) => ({ ...event, visit: visitId, at: event.at.toISOString(), minutes: 20 }));
      const cancel = async () => outcomeOf(guest.changes.cancel(agreed));
      const leave = async () => {
        await turns(round % 10);
        return (await recordForCrew(deps, CREW, events)).events[0]?.outcome;
      };
      const [cancelled, left] = await Promise.all([cancel(), leave()]);
      const state = (await findOrder(deps.db, order.orderId))?.state;
      won.add(`${String(cancelled)}, ${String(left)}: ${String(state)}, ${(await visitOf(order)).state}`);
    }
    const either = ['made, refused: cancelled, cancelled', 'too_late_to_change, stored: confirmed, on_the_way'];
    expect([...won].filter((outcome) => !either.includes(outcome))).toEqual([]);
  });
});
