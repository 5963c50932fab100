import { randomUUID } from 'node:crypto';
import type { Kysely, Migration } from 'kysely';

type Before = {
  orders: { id: string; flow: string; state: string; updated_at: string };
  slot_reservations: {
    order_id: string;
    service: string;
    date: string;
    start: string;
    places: number;
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
};

/** Adds crews, their days, and the visits of orders. An existing order gets a visit for each place it holds. */
async function up(db: Kysely<Before>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('crew_members')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('left_at', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('crew_days')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('lead_id', 'text', (c) => c.references('crew_members.id'))
    .addColumn('published_at', 'text')
    .addColumn('key_version', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('crew_days_once', ['date', 'service', 'number'])
    .execute();
  await schema
    .createTable('visits')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('start', 'text', (c) => c.notNull())
    .addColumn('places', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('eta_from', 'text')
    .addColumn('eta_until', 'text')
    .addColumn('done_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('visits_once', ['order_id', 'service'])
    .execute();
  await schema.createIndex('visits_date').on('visits').column('date').execute();
  await schema
    .createTable('visit_crews')
    .addColumn('visit_id', 'text', (c) => c.notNull().references('visits.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('pinned', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('visit_crews_once', ['visit_id', 'number'])
    .execute();
  await schema
    .createTable('visit_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('visit_id', 'text', (c) => c.notNull().references('visits.id'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('clock_off', 'integer', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('minutes', 'integer')
    .execute();
  await schema.createIndex('visit_events_visit').on('visit_events').columns(['visit_id', 'at']).execute();
  await fill(db);
}

const KINDS: Readonly<Record<string, string>> = { MOVING: 'move', CLEANING: 'clean' };
const BOOKED = ['confirmed', 'rescheduled', 'completed'];

async function fill(db: Kysely<Before>): Promise<void> {
  const places = await db
    .selectFrom('slot_reservations as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['o.id', 'o.flow', 'o.state', 'o.updated_at as at', 'r.service', 'r.date', 'r.start', 'r.places'])
    .where('o.state', 'in', BOOKED)
    .where('r.released', '=', 0)
    // A reservation with an expiry is held for a change that is not paid.
    .where('r.expires_at', 'is', null)
    .execute();
  for (const { id: order_id, flow, state: of, at, service, date, start, places: taken } of places) {
    const visit_id = randomUUID();
    const state = of === 'completed' ? 'done' : 'planned';
    const kind = KINDS[service] ?? (flow === 'storage-return' ? 'return' : 'collection');
    const made = await db
      .insertInto('visits')
      .values({
        id: visit_id,
        order_id,
        service,
        kind,
        date,
        start,
        places: taken,
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
    if (!made) continue;
    const happened = { visit_id, at, received_at: at, clock_off: 0, cause: 'order', minutes: null };
    await db
      .insertInto('visit_events')
      .values({ id: randomUUID(), type: state, ...happened })
      .execute();
  }
}

export const visits: Migration = { up };
