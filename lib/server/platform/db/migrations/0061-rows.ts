import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';

/** The rows that migration 0061 reads and fills: columns of the first release, and of new tables. */
export type FirstRelease = {
  orders: {
    id: string;
    reference: string;
    flow: string;
    state: string;
    order_json: string;
    square_feet: number | null;
    email: string;
    hold_expires_at: string;
    created_at: string;
    updated_at: string;
  };
  leads: { id: string; body_json: string; email: string | null; phone: string | null; created_at: string };
  slot_reservations: {
    order_id: string;
    service: string;
    date: string;
    start: string;
    places: number;
    expires_at: string | null;
    released: number;
  };
  unit_reservations: {
    order_id: string;
    space: string;
    square_feet: number | null;
    from: string;
    until: string | null;
    expires_at: string | null;
    released: number;
  };
  visits: {
    id: string;
    order_id: string;
    service: string;
    kind: string;
    date: string;
    start: string;
    places: number;
    state: string;
    version: number;
    eta_from: string | null;
    eta_until: string | null;
    done_at: string | null;
    created_at: string;
    updated_at: string;
  };
  visit_events: {
    id: string;
    visit_id: string;
    type: string;
    at: string;
    received_at: string;
    clock_off: number;
    cause: string;
    minutes: number | null;
  };
  search_words: { word: string; person: string; at: string; record_id: string };
};
type Stored = { readonly storageSpace?: string | null; readonly dates?: { readonly storageCollectionDate?: string } };

/** Reserves the unit of each storage order for good: returns of the first release did not name their order. */
export async function addUnitReservations(db: Kysely<FirstRelease>): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'state', 'order_json', 'square_feet', 'hold_expires_at'])
    .where('flow', '=', 'storage')
    .where('state', 'not in', ['cancelled', 'expired'])
    .execute();
  for (const { id, state, order_json: json, square_feet, hold_expires_at: holdExpiresAt } of orders) {
    const { storageSpace, dates } = JSON.parse(json) as Stored;
    if (!storageSpace || !dates?.storageCollectionDate) continue;
    await db
      .insertInto('unit_reservations')
      .values({
        order_id: id,
        space: storageSpace,
        square_feet,
        from: dates.storageCollectionDate,
        until: null,
        expires_at: state === 'awaiting_payment' ? holdExpiresAt : null,
        released: 0,
      })
      .execute();
  }
}

const KINDS: Readonly<Record<string, string>> = { MOVING: 'move', CLEANING: 'clean' };
const BOOKED = ['confirmed', 'rescheduled', 'completed'];

export async function addVisits(db: Kysely<FirstRelease>): Promise<void> {
  const slots = await db
    .selectFrom('slot_reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['o.id', 'o.flow', 'o.state', 'o.updated_at as at', 'r.service', 'r.date', 'r.start', 'r.places'])
    .where('o.state', 'in', BOOKED)
    .where('r.released', '=', 0)
    // A reservation with an expiry is held for a change that is not paid.
    .where('r.expires_at', 'is', null)
    .execute();
  for (const { id: order_id, flow, state: orderState, at, service, date, start, places } of slots) {
    const visit_id = randomUUID();
    const state = orderState === 'completed' ? 'done' : 'planned';
    const inserted = await db
      .insertInto('visits')
      .values({
        id: visit_id,
        order_id,
        service,
        kind: KINDS[service] ?? (flow === 'storage-return' ? 'return' : 'collection'),
        date,
        start,
        places,
        state,
        version: 1,
        eta_from: null,
        eta_until: null,
        done_at: state === 'done' ? at : null,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.columns(['order_id', 'service']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) continue;
    await db
      .insertInto('visit_events')
      .values({
        id: randomUUID(),
        visit_id,
        type: state,
        at,
        received_at: at,
        clock_off: 0,
        cause: 'order',
        minutes: null,
      })
      .execute();
  }
}
