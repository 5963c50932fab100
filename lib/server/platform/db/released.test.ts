import path from 'node:path';
import { sql } from 'kysely';
import { describeOnBoth } from '@/lib/testing/databases';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import type { Db } from './schema';
import { appliedMigrations, isMigrated, migrate, migrateWithin, MIGRATION_NAMES } from './migrate';
import { withDatabase } from './open';
import { REPLACED } from './replaced-migrations';

const upTo = (name: string) => MIGRATION_NAMES.slice(0, MIGRATION_NAMES.indexOf(name) + 1);
const FIRST_RELEASE = upTo('0008-custom-units');
const AT = '2026-01-05T09:00:00.000Z';

const ENQUIRIES = {
  own: { email: 'Ada@Example.com', phone: '7700 900123', phonePrefix: '44' },
  withCode: { phone: '0044 (0)20 7946 0123' },
  keptDigits: { email: '', phone: '447700900123' },
  foreign: { phone: '+33 6 12 34 56 78', phonePrefix: '44' },
  italian: { phone: '06 1234567', phonePrefix: '39' },
  nothing: { message: 'Hello' },
};

const ORDER = {
  details: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '7700900123', phonePrefix: '44' },
  addresses: {
    collection: { postcode: 'SW1A 1AA' },
    delivery: { postcode: 'E8 3PN' },
    additional_delivery: [{ postcode: 'N1 9GU' }],
  },
};

type OrderRow = { readonly id: string; readonly flow: string; readonly state: string; readonly order?: object };

const insertOrder = (db: Db, { id, flow, state, order = {} }: OrderRow) =>
  sql`insert into orders (id, reference, token_hash, idempotency_key, request_hash, flow, state, order_json, quote_json,
        services_json, total_pence, starts_within_14_days, email, hold_expires_at, created_at, updated_at,
        calendar_sequence)
      values (${id}, ${id}, 'h', ${id}, 'r', ${flow}, ${state}, ${JSON.stringify(order)}, '{}', '[]', 25900, 0,
        'ada@example.com', ${AT}, ${AT}, ${AT}, 0)`.execute(db);

/** Data from before a migration is converted by the rules at its release. */
describe('a database from before', () => {
  it('has its leads and orders found by what is in them', async () => {
    const file = path.join(await scratchFolder('released'), 'smart.sqlite');
    await withDatabase({ kind: 'sqlite', file }, async (db) => {
      await migrateWithin(db, upTo('0003-order-changes'));
      for (const [id, body] of Object.entries(ENQUIRIES)) {
        await sql`insert into leads (id, type, body_json, dedupe_key, created_at)
                  values (${id}, 'contact', ${JSON.stringify(body)}, ${id}, ${AT})`.execute(db);
      }
      await insertOrder(db, { id: 'SM-AAAA-BBBB', flow: 'moving', state: 'confirmed', order: ORDER });

      expect(await migrate(db)).toEqual(MIGRATION_NAMES.slice(3));
      const enquiries = await db.selectFrom('leads').select(['id', 'email', 'phone']).execute();
      expect(Object.fromEntries(enquiries.map(({ id, email, phone }) => [id, [email, phone]]))).toEqual({
        own: ['ada@example.com', '+447700900123'],
        withCode: [null, '+442079460123'],
        keptDigits: [null, '+447700900123'],
        foreign: [null, '+33612345678'],
        italian: [null, '+39061234567'],
        nothing: [null, null],
      });
      const found = await db.selectFrom('search_words').select(['word', 'person', 'record_id', 'at']).execute();
      const wordsOf = (id: string) => found.filter((row) => row.record_id === id).map(({ word }) => word);
      expect(wordsOf('SM-AAAA-BBBB').toSorted()).toEqual(
        [
          ...['smaaaabbbb', 'aaaabbbb', 'bbbb', 'sw1a1aa', '1aa', 'e83pn', '3pn', 'n19gu', '9gu'],
          ...['+447700900123', '~321009007744', 'ada@example.com', 'examplecom', 'ada', 'lovelace'],
        ].toSorted(),
      );
      expect(wordsOf('withCode')).toEqual(['+442079460123', '~321064970244']);
      expect(new Set(found.map(({ person, record_id: id }) => `${id} ${person}`))).toEqual(
        new Set([
          'SM-AAAA-BBBB ada@example.com',
          'own ada@example.com',
          'withCode +442079460123',
          'keptDigits +447700900123',
          'foreign +33612345678',
          'italian +39061234567',
        ]),
      );
    });
  });

  it('DAY-2: has a visit for each place that a booked order holds', async () => {
    const file = path.join(await scratchFolder('released'), 'smart.sqlite');
    await withDatabase({ kind: 'sqlite', file }, async (db) => {
      await migrateWithin(db, FIRST_RELEASE);
      const orders = [
        { id: 'move', flow: 'moving', state: 'confirmed' },
        { id: 'store', flow: 'storage', state: 'rescheduled' },
        { id: 'back', flow: 'storage-return', state: 'completed' },
        { id: 'clean', flow: 'cleaning', state: 'confirmed' },
        { id: 'unpaid', flow: 'moving', state: 'awaiting_payment' },
        { id: 'over', flow: 'moving', state: 'cancelled' },
      ];
      for (const order of orders) await insertOrder(db, order);
      const places = [
        ['move', 'MOVING', '10:00', null, 0],
        ['move', 'CLEANING', '14:00', null, 0],
        ['move', 'MOVING', '08:00', null, 1],
        ['move', 'MOVING', '12:00', AT, 0],
        ['store', 'STORAGE', '10:00', null, 0],
        ['back', 'STORAGE', '12:00', null, 0],
        ['clean', 'CLEANING', '10:00', null, 0],
        ['unpaid', 'MOVING', '10:00', AT, 0],
        ['over', 'MOVING', '10:00', null, 1],
      ] as const;
      for (const [index, [order, service, start, expires, released]] of places.entries()) {
        await sql`insert into slot_reservations (id, order_id, service, date, start, places, expires_at, released)
                  values (${String(index)}, ${order}, ${service}, '2026-12-15', ${start}, 2, ${expires}, ${released})`.execute(
          db,
        );
      }
      await migrate(db);
      const visits = await db.selectFrom('visits').selectAll().orderBy('order_id').orderBy('start').execute();
      expect(
        visits.map(({ order_id, kind, start, state, done_at }) => [order_id, kind, start, state, done_at]),
      ).toEqual([
        ['back', 'return', '12:00', 'done', AT],
        ['clean', 'clean', '10:00', 'planned', null],
        ['move', 'move', '10:00', 'planned', null],
        ['move', 'clean', '14:00', 'planned', null],
        ['store', 'collection', '10:00', 'planned', null],
      ]);
      expect(new Set(visits.map(({ date, places: taken }) => `${date} ${taken}`))).toEqual(new Set(['2026-12-15 2']));
      const events = await db.selectFrom('visit_events').select(['visit_id', 'type']).execute();
      expect(events.map(({ visit_id: id }) => id).toSorted()).toEqual(visits.map(({ id }) => id).toSorted());
    });
  });

  it('has a reservation for the unit of each storage order that is not over', async () => {
    const file = path.join(await scratchFolder('released'), 'smart.sqlite');
    await withDatabase({ kind: 'sqlite', file }, async (db) => {
      await migrateWithin(db, FIRST_RELEASE);
      const order = { storageSpace: 'custom', dates: { storageCollectionDate: '2026-12-15' } };
      const orders = [
        { id: 'paid', flow: 'storage', state: 'confirmed', order },
        { id: 'unpaid', flow: 'storage', state: 'awaiting_payment', order },
        { id: 'over', flow: 'storage', state: 'expired', order },
        { id: 'back', flow: 'storage-return', state: 'confirmed', order },
        { id: 'move', flow: 'moving', state: 'confirmed', order },
      ];
      for (const each of orders) await insertOrder(db, each);
      await sql`update orders set square_feet = 64 where id = 'paid'`.execute(db);
      await migrate(db);
      const unit = {
        space: 'custom',
        square_feet: null,
        from: '2026-12-15',
        until: null,
        expires_at: null,
        released: 0,
      };
      expect(await db.selectFrom('unit_reservations').selectAll().orderBy('order_id').execute()).toEqual([
        { ...unit, order_id: 'paid', square_feet: 64 },
        { ...unit, order_id: 'unpaid', expires_at: AT },
      ]);
    });
  });
});

describeOnBoth('a database that has the migrations that 0061 replaces', (database) => {
  const NEW = '0061-since-first-release';
  const record = async (db: Db, names: readonly string[]) => {
    await sql`delete from kysely_migration where name = ${NEW}`.execute(db);
    for (const name of names)
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${AT})`.execute(db);
  };

  it('is up to date, and keeps what it has recorded for instances of the last build', async () => {
    const { db, another } = database();
    await record(db, REPLACED);
    expect(await migrate(another())).toEqual([]);
    await expect(isMigrated(db)).resolves.toBe(true);
    expect(await appliedMigrations(db)).toEqual(MIGRATION_NAMES);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...REPLACED]));
  });

  it('is refused when it has only some of them', async () => {
    const { db } = database();
    await record(db, REPLACED.slice(0, -1));
    await expect(migrate(db)).rejects.toThrow('0060-row-failures missing');
  });
});
