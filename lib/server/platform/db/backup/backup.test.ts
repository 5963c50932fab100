import path from 'node:path';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createServices } from '@/lib/server/container';
import { offerPhotoMark, readPhotoMark } from '@/lib/server/platform/db/settings-repo';
import { addMark, hasMark, keepFile, readFileOf } from '@/lib/server/platform/photo-files/photo-files';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth, type TestDatabase } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { BOTH_ENDS } from '@/lib/testing/addresses';
import { migrate, MIGRATION_NAMES } from '../migrate';
import { withDatabase } from '../open';
import { REPLACED } from '../replaced-migrations';
import type { Db, PhotoRow } from '../schema';
import { BackupError, type Foot } from './backup-file';
import { dump } from './dump';
import { PHOTO_FILES } from './photo-lines';
import { restore } from './restore';

const { now } = fixedClock();
/** A folder without photos. */
const photoDir = path.join(tmpdir(), 'smart-no-photos');
const unkeyed = { now: now(), secretKey: null, photoDir };

const idsOf = async (db: Db) => (await db.selectFrom('orders').select('id').execute()).map(({ id }) => id);

const everything = async (db: Db) => ({
  orders: await db.selectFrom('orders').selectAll().orderBy('id').execute(),
  stops: await db.selectFrom('order_stops').selectAll().orderBy('stop').execute(),
  invoices: await db.selectFrom('invoices').selectAll().orderBy('number').execute(),
  numbers: await db.selectFrom('invoice_numbers').selectAll().orderBy('series').execute(),
  outbox: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  slots: await db.selectFrom('slots').selectAll().orderBy('date').orderBy('start').execute(),
  settings: await db.selectFrom('settings').selectAll().orderBy('key').execute(),
});

/** Places orders one after another until stopped. Returns the ids that were acknowledged so far. */
function orderOnAndOn(db: Db) {
  const ids: string[] = [];
  let isOver = false;
  const deps = testDeps(db, now, { CREWS: '1000' });
  const run = async () => {
    while (!isOver) {
      ids.push((await placeOrder(deps)).orderId);
      // SQLite answers synchronously: without this pause nothing else would run.
      await nextTurn();
    }
  };
  const running = run();
  return {
    ids,
    stop: () => {
      isOver = true;
      return running;
    },
  };
}

/** Runs `work` on a new, empty SQLite database in another folder. */
const onFreshSqlite = <T>({ folder }: TestDatabase, work: (db: Db) => Promise<T>): Promise<T> =>
  withDatabase({ kind: 'sqlite', file: path.join(folder, 'restored.sqlite') }, work);

describeOnBoth('backup and restore', (database) => {
  const fileIn = ({ folder }: TestDatabase) => path.join(folder, 'backups', 'copy.jsonl.gz');

  it('a backup during writes holds every order acknowledged before it, each whole', async () => {
    const file = fileIn(database());
    const visitors = [orderOnAndOn(database().db), orderOnAndOn(database().db)];
    await eventually(() => visitors.every(({ ids }) => ids.length >= 5));
    const acknowledged = visitors.flatMap(({ ids }) => [...ids]);
    await dump(database().another(), file, unkeyed);
    await Promise.all(visitors.map(({ stop }) => stop()));

    await onFreshSqlite(database(), async (restored) => {
      await restore(restored, file, { photoDir });
      const ids = await idsOf(restored);
      expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
      const messages = await restored.selectFrom('outbox').select('dedupe_key').execute();
      const keys = messages.map((row) => row.dedupe_key);
      expect(ids.filter((id) => !keys.includes(`order.received.customer:${id}`))).toEqual([]);
      const held = await restored.selectFrom('slot_reservations').select('places').where('released', '=', 0).execute();
      const counted = await restored.selectFrom('slots').select('booked').execute();
      const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
      expect(sum(counted.map(({ booked }) => booked))).toBe(sum(held.map(({ places }) => places)));
    });
  });

  it('BAK-1, DAY-1, INV-1: goes from either database into the other and back, row for row', async () => {
    const { db, folder } = database();
    const deps = testDeps(db, now);
    const { reference, token } = await placePaidOrder(deps);
    await createServices(deps).addresses.save({ reference, token, version: 0, stops: BOTH_ENDS });
    const before = await everything(db);
    expect(before.stops).toHaveLength(2);
    expect([before.invoices.length, before.numbers]).toEqual([1, [expect.objectContaining({ last_number: 1 })]]);
    const [there, back] = [fileIn(database()), path.join(folder, 'back.jsonl.gz')];
    await dump(db, there, unkeyed);
    await onFreshSqlite(database(), async (other) => {
      await restore(other, there, { photoDir });
      expect(await everything(other)).toEqual(before);
      await dump(other, back, unkeyed);
    });
    await placeOrder(testDeps(db, now));
    await restore(db, back, { photoDir, force: true });
    expect(await everything(db)).toEqual(before);
  });

  it('BAK-1: carries the files of photos, and takes none whose bytes are others', async () => {
    const { db, folder } = database();
    const [from, to] = [path.join(folder, 'photos'), path.join(folder, 'restored-photos')];
    const sha256 = await keepFile(from, Buffer.from('a photo'));
    const gone = 'f'.repeat(64);
    const row = (id: string, thumbnail_sha256: string): PhotoRow => ({
      id,
      owner_kind: 'claim',
      owner_id: 'c',
      kind: 'mark',
      sha256,
      thumbnail_sha256,
      sent_sha256: id,
      size: 7,
      taken_at: now().toISOString(),
      clock_off: 0,
      received_at: now().toISOString(),
      recorded_by: '',
    });
    await db
      .insertInto('photos')
      .values([row('one', sha256), row('two', gone)])
      .execute();
    const mark = randomUUID();
    await addMark(from, mark);
    await offerPhotoMark(db, mark);
    const file = fileIn(database());
    const missing: string[] = [];
    const rows = await dump(db, file, { ...unkeyed, photoDir: from, missing: (name) => missing.push(name) });
    expect([rows.photos, rows[PHOTO_FILES], missing]).toEqual([2, 1, [gone]]);
    await restore(db, file, { photoDir: to, force: true });
    expect(await readFileOf(to, sha256)).toEqual(Buffer.from('a photo'));
    expect([await readPhotoMark(db), await hasMark(to, mark)]).toEqual([mark, true]);

    const altered = path.join(folder, 'altered');
    const text = gunzipSync(await readFile(file)).toString();
    const bytes = (said: string) => Buffer.from(said).toString('base64');
    const lines = text.replace('"version":2,"seal":"sha256"', '"version":1').replace(/,"seal":"[\w-]+"\}\n$/, '}\n');
    await writeFile(altered, gzipSync(lines.replace(bytes('a photo'), bytes('a ghost'))));
    await expect(restore(db, altered, { photoDir: to, force: true })).rejects.toThrow('is not as it was');
  });

  it('BAK-1: touches nothing when the database holds something, or the file is not whole', async () => {
    const { db, folder } = database();
    await placeOrder(testDeps(db, now));
    const before = await everything(db);
    const file = fileIn(database());
    await dump(db, file, unkeyed);
    await expect(restore(db, file, { photoDir })).rejects.toThrow('--force');

    const [cut, foreign] = [path.join(folder, 'cut'), path.join(folder, 'foreign')];
    const whole = await readFile(file);
    await writeFile(cut, whole);
    await truncate(cut, whole.length - 40);
    await writeFile(foreign, gzipSync('{"hello":"world"}\n'));
    for (const broken of [cut, foreign, path.join(folder, 'nowhere')])
      await expect(restore(db, broken, { photoDir, force: true })).rejects.toThrow(BackupError);
    expect(await everything(db)).toEqual(before);
  });

  it('BAK-1: a restore that fails midway leaves every row where it was', async () => {
    const { db, folder } = database();
    await placePaidOrder(testDeps(db, now));
    const before = await everything(db);
    const [good, bad] = [fileIn(database()), path.join(folder, 'bad')];
    await dump(db, good, unkeyed);
    // The same order twice: every line is well-formed and the counts match, but the database refuses the second row.
    const lines = gunzipSync(await readFile(good))
      .toString()
      .trimEnd()
      .split('\n');
    const rows = lines.slice(1, -1);
    const twice = rows.flatMap((line) => (line.startsWith('["orders"') ? [line, line] : [line]));
    const counts = (JSON.parse(lines.at(-1) ?? '') as Foot).rows;
    const head = { format: 'smart-storage-and-moving', version: 1, migrations: MIGRATION_NAMES };
    const foot = { rows: { ...counts, orders: 2 * (counts.orders ?? 0) } };
    await writeFile(bad, gzipSync([JSON.stringify(head), ...twice, JSON.stringify(foot), ''].join('\n')));
    await expect(restore(db, bad, { photoDir, force: true })).rejects.toThrow(/unique/i);
    expect(await everything(db)).toEqual(before);
    // The handle still works.
    await placeOrder(testDeps(db, now));
    await restore(db, good, { photoDir, force: true });
    expect(await everything(db)).toEqual(before);
  });

  it('BAK-1: restores a backup that names migrations which 0061 replaces', async () => {
    const { db, folder } = database();
    const [recent, older] = [path.join(folder, 'recent'), path.join(folder, 'older')];
    await placeOrder(testDeps(db, now));
    const before = await everything(db);
    await dump(db, recent, unkeyed);
    const lines = gunzipSync(await readFile(recent))
      .toString()
      .trimEnd()
      .split('\n');
    const { rows } = JSON.parse(lines.at(-1) ?? '') as Foot;
    const migrations = [...MIGRATION_NAMES.slice(0, 8), ...REPLACED];
    const head = { format: 'smart-storage-and-moving', version: 1, migrations };
    await writeFile(
      older,
      gzipSync([JSON.stringify(head), ...lines.slice(1, -1), JSON.stringify({ rows }), ''].join('\n')),
    );
    await restore(db, older, { photoDir, force: true });
    expect(await everything(db)).toEqual(before);
  });

  it('BAK-1: texts that only one database or no reader of lines would take go there and back', async () => {
    const { db, folder } = database();
    const odd = {
      zero: ['a\u0000b', 'a\uFFFDb'],
      lines: ['a\u2028b\u2029c\u0085d\r\ne', 'a\u2028b\u2029c\u0085d\r\ne'],
      wide: ['💥e\u0301\u202E\uFEFF', '💥e\u0301\u202E\uFEFF'],
      long: ['é'.repeat(300_000), 'é'.repeat(300_000)],
      quotes: [`'; drop table orders; --\\u0000"`, `'; drop table orders; --\\u0000"`],
    };
    const hostile = path.join(folder, 'hostile.sqlite');
    const [there, back] = [path.join(folder, 'there'), path.join(folder, 'back')];
    const oddSettings = async (of: Db) =>
      await of.selectFrom('settings').select(['key', 'value']).where('key', 'in', Object.keys(odd)).execute();
    const expected = Object.entries(odd).map(([key, [, kept]]) => ({ key, value: kept }));

    await withDatabase({ kind: 'sqlite', file: hostile }, async (source) => {
      await migrate(source);
      for (const [key, [value = '']] of Object.entries(odd)) {
        // An earlier version accepted such texts: SQLite itself inserts the zero here.
        const stored = sql<string>`replace(${value.replaceAll('\u0000', '¤')}, '¤', char(0))`;
        await source.insertInto('settings').values({ key, value: stored }).execute();
      }
      await dump(source, there, unkeyed);
    });
    await restore(db, there, { photoDir, force: true });
    expect(await oddSettings(db)).toEqual(expect.arrayContaining(expected));
    await dump(db, back, unkeyed);
    await onFreshSqlite(database(), async (other) => {
      await restore(other, back, { photoDir });
      expect(await oddSettings(other)).toEqual(expect.arrayContaining(expected));
    });
  });

  it('BAK-1: says so when it is sealed with another key, or with none', async () => {
    const { db, folder } = database();
    const [plain, sealed] = [path.join(folder, 'plain'), path.join(folder, 'sealed')];
    const [ours, other] = ['k'.repeat(32), 'o'.repeat(32)];
    await placeOrder(testDeps(db, now));
    const before = await everything(db);
    await dump(db, plain, unkeyed);
    await dump(db, sealed, { ...unkeyed, secretKey: ours });
    const table: readonly (readonly [string, string | null, boolean, RegExp | null])[] = [
      [plain, null, false, null],
      [plain, ours, false, /is not sealed with SECRET_KEY: --unsealed/],
      [plain, ours, true, null],
      [sealed, ours, false, null],
      [sealed, other, false, /was altered, or written with another SECRET_KEY/],
      [sealed, null, false, /is sealed with a SECRET_KEY/],
      [sealed, null, true, null],
    ];
    for (const [file, secretKey, unsealed, error] of table) {
      const restoring = restore(db, file, { photoDir, force: true, secretKey, unsealed });
      if (error) await expect(restoring).rejects.toThrow(error);
      else await expect(restoring).resolves.toHaveProperty('orders', 1);
      expect(await everything(db)).toEqual(before);
    }
  });
});
