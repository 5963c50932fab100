import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { londonDate } from '@/lib/domain/london-time';
import type { TestDatabase } from '@/lib/testing/databases';
import { readFileOf, sha256Of } from '@/lib/server/platform/photo-files/photo-files';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { startApiProcess, type ApiProcess } from '@/lib/testing/api-process';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { crewPhone, firstKey } from '@/lib/testing/crew-phone';
import { describeOnBoth } from '@/lib/testing/databases';
import { aPicture } from '@/lib/testing/picture';
import { testDeps } from '@/lib/testing/place-order';
import { quietTuesday } from '@/lib/testing/quiet-day';

const MANY = 39;
const AT_A_TIME = 6;
const KILLED_AFTER = 5;

/** A job of today that a crew's published day has. */
async function aJobOfToday({ db, folder }: TestDatabase) {
  const now = () => new Date();
  const deps = testDeps(db, now, { DATA_DIR: folder });
  const { orderId } = await placePaidOrder(deps, { dates: { movingDate: quietTuesday() } });
  const crew = { date: londonDate(now()), service: 'MOVING', number: 1 } as const;
  // One that has begun stays on its day, whatever its order says.
  const begun = { date: crew.date, state: 'arrived' } as const;
  await db.updateTable('visits').set(begun).where('order_id', '=', orderId).execute();
  const visit = (await visitsOf(db, orderId))[0]?.id ?? '';
  await db
    .insertInto('crew_days')
    .values({ ...crew, lead_id: null, published_at: now().toISOString(), key_version: 1, version: 1 })
    .execute();
  await db.insertInto('visit_crews').values({ visit_id: visit, number: 1, pinned: 0 }).execute();
  return { deps, crew, visit };
}

describeOnBoth('kill -9 in an upload', (database) => {
  it('CRW-1: leaves no row without its bytes, and loses no photo that was acknowledged', async () => {
    const { deps, crew, visit } = await aJobOfToday(database());
    const pictures = await Promise.all(Array.from({ length: MANY }, (_, n) => aPicture(n * 997 + 1, 700, 500)));
    const taken: number[] = [];
    /** Sends all, a few at a time; what the server does not take any more stays unsent. */
    const upload = async ({ origin }: ApiProcess, onTaken: () => void = () => undefined) => {
      const phone = crewPhone(origin, crew);
      await phone.open(await firstKey(deps, crew));
      const left = [...pictures.entries()];
      const sendNext = async (): Promise<void> => {
        const next = left.shift();
        if (!next) return;
        const [n, bytes] = next;
        const { body } = await phone.photo({ visit, kind: 'before', at: new Date(), bytes });
        if (body.outcome === 'stored') taken.push(n);
        onTaken();
        await sendNext();
      };
      return Promise.allSettled(Array.from({ length: AT_A_TIME }, sendNext));
    };
    const first = await startApiProcess(database());
    let killed = Promise.resolve();
    await upload(first, () => {
      if (taken.length === KILLED_AFTER) killed = first.kill();
    });
    await killed;
    const acknowledged = [...taken];
    // Of those that were on their way some may have been answered yet.
    expect(acknowledged.length).toBeLessThan(KILLED_AFTER + AT_A_TIME);

    const folder = path.join(database().folder, 'photos');
    const rows = await deps.db.selectFrom('photos').selectAll().execute();
    const sentShas = rows.map(({ sent_sha256 }) => sent_sha256);
    expect(acknowledged.filter((n) => !sentShas.includes(sha256Of(pictures[n]!)))).toEqual([]);
    for (const name of rows.flatMap(({ sha256, thumbnail_sha256 }) => [sha256, thumbnail_sha256])) {
      const bytes = await readFileOf(folder, name);
      expect(bytes && sha256Of(bytes)).toBe(name);
    }

    const again = await upload(await startApiProcess(database()));
    expect(again.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await deps.db.selectFrom('photos').select('sent_sha256').execute()).toHaveLength(MANY);
    expect((await readdir(folder)).filter((name) => name.endsWith('.jpg'))).toHaveLength(2 * MANY);
  });
});
