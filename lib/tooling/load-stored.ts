/** Reads the contents of the database and the photo folder after `npm run load`, for comparison with the answers. */
import { readdir } from 'node:fs/promises';
import type { Environment } from '@/lib/server/platform/config/reader';
import { parseConfig } from '@/lib/server/platform/config/config';
import { withDatabase } from '@/lib/server/platform/db/open';
import { readFileOf, sha256Of } from '@/lib/server/platform/photo-files/photo-files';

export type Stored = {
  readonly orders: number;
  /** Slots with more places taken than they have. */
  readonly overbooked: number;
  /** Slots that are full. */
  readonly full: number;
  /** Orders that hold a place more than once. */
  readonly twice: number;
  readonly events: number;
  readonly photos: number;
  /** Rows of photos without a file whose bytes match its name. */
  readonly withoutFile: number;
  readonly parts: number;
};

export async function storedAfter(env: Environment): Promise<Stored> {
  const { database, photoDir } = parseConfig(env);
  return withDatabase(database, async (db) => {
    const held = await db.selectFrom('slot_reservations').selectAll().where('released', '=', 0).execute();
    const slots = await db.selectFrom('slots').selectAll().execute();
    const taken = sums(held, ({ service, date, start, places }) => [[service, date, start].join(' '), places]);
    const free = slots.map(({ service, date, start, capacity, fixed_capacity: fixed }) => {
      return (fixed ?? capacity) - (taken.get([service, date, start].join(' ')) ?? 0);
    });
    const perOrder = sums(held, ({ order_id: order, service }) => [`${order} ${service}`, 1]);
    const photos = await db.selectFrom('photos').select(['sha256', 'thumbnail_sha256']).execute();
    const names = new Set(photos.flatMap((row) => [row.sha256, row.thumbnail_sha256]));
    const gone = new Set<string>();
    for (const name of names) {
      const bytes = await readFileOf(photoDir, name);
      if (!bytes || sha256Of(bytes) !== name) gone.add(name);
    }
    const events = await db
      .selectFrom('visit_events')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('cause', '=', 'crew')
      .executeTakeFirstOrThrow();
    const orders = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return {
      orders: Number(orders.count),
      overbooked: free.filter((places) => places < 0).length,
      full: free.filter((places) => places === 0).length,
      twice: [...perOrder.values()].filter((count) => count > 1).length,
      events: Number(events.count),
      photos: photos.length,
      withoutFile: photos.filter((row) => gone.has(row.sha256) || gone.has(row.thumbnail_sha256)).length,
      parts: (await readdir(photoDir).catch(() => [])).filter((name) => name.endsWith('.part')).length,
    };
  });
}

function sums<Row>(rows: readonly Row[], of: (row: Row) => readonly [key: string, count: number]) {
  const all = new Map<string, number>();
  for (const [key, count] of rows.map(of)) all.set(key, (all.get(key) ?? 0) + count);
  return all;
}
