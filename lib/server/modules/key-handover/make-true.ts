import { randomUUID } from 'node:crypto';
import { NOTHING } from '@/lib/domain/money';
import type { BookedOrder } from '@/lib/domain/order-types';
import { appointmentsOf } from '@/lib/domain/order/appointments';
import { applyChange } from '@/lib/server/modules/order-lifecycle/apply-change';
import { endWaitingChange } from '@/lib/server/modules/order-lifecycle/end-changes';
import { asItWas, CHANGED_ORDER } from '@/lib/server/modules/orders/change-target';
import { insertChange } from '@/lib/server/modules/orders/changes-repo';
import { orderOf, quoteOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { crewsOf, giveToCrew } from '@/lib/server/modules/visits/crews-repo';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { needsWith } from './options';
import { busyCrews } from './repo';

type Becoming = {
  readonly order: BookedOrder;
  /** Sent again it is the same change. */
  readonly key: string;
  readonly at: Date;
};

/**
 * Gives an order other slots for the price that was agreed: its places, visits, calendars and the office's messages follow
 * as of any change. Its row is locked. Throws Problem slot_taken where a slot is full, order_changed where a crew is on its
 * way to what would move. Answers the change.
 */
export async function giveSlots(
  trx: Trx,
  deps: Pick<Deps, 'now' | 'config'>,
  row: OrderRow,
  { order, key, at }: Becoming,
): Promise<OrderChangeRow> {
  const before = orderOf(row);
  const version = row.calendar_sequence;
  const change: OrderChangeRow = {
    id: randomUUID(),
    order_id: row.id,
    idempotency_key: key,
    request_hash: '',
    kind: 'reschedule',
    state: 'applied',
    from_version: version,
    version: version + 1,
    target_json: CHANGED_ORDER.write({
      order,
      quote: quoteOf(row),
      services: servicesOf(row),
      needs: needsWith(row, order),
      addsServices: false,
      startsWithin14Days: row.starts_within_14_days === 1,
      dropped: appointmentsOf(before).filter((appointment) => order.dates[appointment.key] === undefined),
      before: asItWas(row),
    }),
    to_pay_pence: NOTHING,
    refund_pence: NOTHING,
    late_fee_pence: NOTHING,
    hold_expires_at: null,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
  if (!(await insertChange(trx, change))) throw new Problem('order_changed');
  await endWaitingChange(trx, row.id, { to: 'superseded', at, but: change.id });
  const crews = await crewsOfToday(trx, row.id);
  const outcome = await applyChange(trx, deps, row, { change, isToldApart: true });
  if (outcome === 'full') throw new Problem('slot_taken', { nearestSlots: [] });
  if (outcome === 'order_changed') throw new Problem('order_changed');
  await keepCrews(trx, row.id, crews);
  return change;
}

type Crews = ReadonlyMap<string, { readonly date: string; readonly numbers: readonly number[] }>;

async function crewsOfToday(trx: Trx, orderId: string): Promise<Crews> {
  const visits = await visitsOf(trx, orderId);
  const crews = await crewsOf(
    trx,
    visits.map(({ id }) => id),
  );
  return new Map(
    visits.map(({ id, date }) => [
      id,
      { date, numbers: crews.filter(({ visit_id }) => visit_id === id).map(({ number }) => number) },
    ]),
  );
}

/** Later on the same day the crew stays the same, as long as it has nothing else then: it knows at once. */
async function keepCrews(trx: Trx, orderId: string, before: Crews): Promise<void> {
  for (const visit of await visitsOf(trx, orderId)) {
    const was = before.get(visit.id);
    if (was?.date !== visit.date || visit.state === 'cancelled') continue;
    const busy = await busyCrews(trx, visit);
    for (const number of was.numbers.filter((one) => !busy.includes(one))) {
      await giveToCrew(trx, { visit_id: visit.id, number, pinned: 1 });
    }
  }
}
