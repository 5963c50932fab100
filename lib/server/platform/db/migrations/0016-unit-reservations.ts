import type { Kysely, Migration } from 'kysely';

type Before = {
  orders: {
    id: string;
    flow: string;
    state: string;
    order_json: string;
    square_feet: number | null;
    hold_expires_at: string;
    store_order_id: string | null;
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
};
type Stored = {
  readonly storageSpace?: string | null;
  readonly dates?: { readonly storageCollectionDate?: string; readonly deliveryDate?: string };
};

const ENDED: readonly string[] = ['cancelled', 'expired'];
const UNPAID = 'awaiting_payment';

/** Adds the reservations of storage units. An existing order holds the unit it names until a booked full return. */
async function up(db: Kysely<Before>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('unit_sizes')
    .addColumn('space', 'text', (c) => c.primaryKey())
    .execute();
  await schema
    .createTable('unit_reservations')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
    .addColumn('space', 'text', (c) => c.notNull())
    .addColumn('square_feet', 'integer')
    .addColumn('from', 'text', (c) => c.notNull())
    .addColumn('until', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('released', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('unit_reservations_taken')
    .on('unit_reservations')
    .columns(['released', 'space', 'until'])
    .execute();
  await fill(db);
}

async function fill(db: Kysely<Before>): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('flow', 'in', ['storage', 'storage-return'])
    .where('state', 'not in', ENDED)
    .execute();
  const read = ({ order_json: json }: { readonly order_json: string }) => JSON.parse(json) as Stored;
  const returnedOn = new Map<string, string>();
  for (const row of orders) {
    const { storageSpace, dates } = read(row);
    if (row.store_order_id === null || row.state === UNPAID || !storageSpace || !dates?.deliveryDate) continue;
    returnedOn.set(row.store_order_id, dates.deliveryDate);
  }
  for (const row of orders.filter(({ flow }) => flow === 'storage')) {
    const { storageSpace, dates } = read(row);
    if (!storageSpace || !dates?.storageCollectionDate) continue;
    await db
      .insertInto('unit_reservations')
      .values({
        order_id: row.id,
        space: storageSpace,
        square_feet: row.square_feet,
        released: 0,
        from: dates.storageCollectionDate,
        until: returnedOn.get(row.id) ?? null,
        expires_at: row.state === UNPAID ? row.hold_expires_at : null,
      })
      .execute();
  }
}

export const unitReservations: Migration = { up };
