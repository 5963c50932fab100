import { randomUUID } from 'node:crypto';
import type { RecordedDto } from '@/lib/contracts/crew';
import { minutesAfter } from '@/lib/domain/london-time';
import { LEAST_SIGNATURE_POINTS, signaturePath } from '@/lib/domain/visits/sign-off';
import { replaceServices } from '@/lib/server/container';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { crewPhone, firstKey, type CrewPhone } from '@/lib/testing/crew-phone';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';

const CREW = { date: '2026-12-15', service: 'MOVING', number: 1 } as const;
const MORNING = new Date('2026-12-15T09:30:00.000Z');
const SIGNATURE = signaturePath([Array.from({ length: 30 }, (_, n) => ({ x: n * 4, y: (n * 17) % 90 }))], 1);
const [ITEM, OTHER] = ['custom_sofa', 'custom_box'] as const;
const ITEMS = [anItem(5, { id: ITEM, title: 'Sofa', quantity: 2 }), anItem(4, { id: OTHER, title: 'Box' })];

describeWithDatabase('what a crew counts and has signed', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let api: ApiServer;
  let visit: string;
  let phone: CrewPhone;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    replaceServices(deps);
    api = await startApi();
    const { orderId } = await placePaidOrder(deps, { furnitureItems: ITEMS });
    visit = (await visitsOf(deps.db, orderId))[0]?.id ?? '';
    clock.set('2026-12-14T18:15:00.000Z');
    await publishDuePlans(deps);
    phone = crewPhone(api.origin, CREW);
    await phone.open(await firstKey(deps, CREW));
    clock.set(minutesAfter(MORNING, 200).toISOString());
  });

  const count = (what: 'loaded' | 'unloaded', number: number, minutes: number, item: string = ITEM) => ({
    id: randomUUID(),
    visit,
    at: minutesAfter(MORNING, minutes).toISOString(),
    item,
    what,
    count: number,
    marks: [],
  });
  const marked = (marks: readonly ('scratched' | 'torn')[], minutes: number) => ({
    id: randomUUID(),
    visit,
    at: minutesAfter(MORNING, minutes).toISOString(),
    item: ITEM,
    what: 'marks' as const,
    count: 0,
    marks: [...marks],
  });
  const signed = (changes: object = {}) => ({
    id: randomUUID(),
    visit,
    at: minutesAfter(MORNING, 180).toISOString(),
    outcome: 'signed' as const,
    name: 'Ada Example',
    signature: SIGNATURE,
    ...changes,
  });
  const outcomes = ({ body }: { readonly body: RecordedDto }) => body.events.map(({ outcome }) => outcome);
  const stored = async () => ({
    items: await deps.db.selectFrom('visit_items').selectAll().orderBy('item').execute(),
    signoffs: await deps.db.selectFrom('signoffs').selectAll().orderBy('id').execute(),
  });

  it('CRW-1: counts and marks that come late, twice and out of order end in the same rows', async () => {
    const counts = [
      count('loaded', 1, 10),
      count('loaded', 2, 12),
      marked(['torn'], 13),
      marked(['torn', 'scratched'], 14),
      count('unloaded', 1, 150),
      count('loaded', 4, 11, OTHER),
    ];
    expect(outcomes(await phone.prove({ counts: counts.toReversed() }))).toEqual(Array<string>(6).fill('stored'));
    const before = await stored();
    expect(before.items.find(({ item }) => item === ITEM)).toMatchObject({
      loaded: 2,
      loaded_at: minutesAfter(MORNING, 12).toISOString(),
      unloaded: 1,
      condition: 'scratched,torn',
    });
    await phone.prove({ counts: [counts[0]!, counts[2]!] });
    await Promise.all(Array.from({ length: 10 }, () => phone.prove({ counts })));
    expect(await stored()).toEqual(before);
    const [job] = (await phone.day()).body.jobs;
    expect(job?.items.find(({ item }) => item === ITEM)?.facts).toEqual({
      loaded: { value: 2, at: minutesAfter(MORNING, 12).toISOString() },
      unloaded: { value: 1, at: minutesAfter(MORNING, 150).toISOString() },
      marks: { value: ['scratched', 'torn'], at: minutesAfter(MORNING, 14).toISOString() },
    });
  });

  it('CRW-1: of an item that is on no list nothing is counted, and the others are', async () => {
    const counts = [count('loaded', 1, 10, 'a_piano'), count('loaded', 1, 10)];
    expect(outcomes(await phone.prove({ counts }))).toEqual(['refused', 'stored']);
    expect((await stored()).items).toHaveLength(1);
  });

  itOnBoth('CRW-1: a sign-off is stored once; the later one counts', async () => {
    const [early, late] = [signed({ outcome: 'not_here', name: '', signature: '' }), signed()];
    const at = minutesAfter(MORNING, 170).toISOString();
    expect(outcomes(await phone.prove({ signoffs: [late, { ...early, at }] }))).toEqual(['stored', 'stored']);
    const before = await stored();
    await Promise.all(Array.from({ length: 5 }, () => phone.prove({ signoffs: [late] })));
    expect(outcomes(await phone.prove({ signoffs: [late] }))).toEqual(['known']);
    expect(await stored()).toEqual(before);
    expect((await phone.day()).body.jobs[0]?.signoff).toMatchObject({ outcome: 'signed', name: 'Ada Example' });
  });

  it.each([
    ['a dot', { signature: 'M1 1' }],
    [
      'fewer points than a signature has',
      { signature: signaturePath([Array.from({ length: LEAST_SIGNATURE_POINTS - 1 }, () => ({ x: 1, y: 1 }))], 1) },
    ],
    ['no path', { signature: '<svg onload="alert(1)">'.repeat(9) }],
    ['no name', { name: '  ' }],
    ['a name beside "not here"', { outcome: 'not_here', signature: '' }],
  ])('CRW-1: %s is no sign-off', async (_, changes) => {
    expect((await phone.prove({ signoffs: [signed(changes)] })).status).toBe(422);
    expect((await stored()).signoffs).toEqual([]);
  });

  it('CRW-2: nothing is counted or signed on another crew’s visit, nor by a phone that may not', async () => {
    const other = await placePaidOrder(deps, { dates: { movingDate: '2026-12-16' } });
    const theirs = (await visitsOf(deps.db, other.orderId))[0]?.id ?? '';
    const said = { counts: [{ ...count('loaded', 1, 10), visit: theirs }], signoffs: [{ ...signed(), visit: theirs }] };
    expect(outcomes(await phone.prove(said))).toEqual(['refused', 'refused']);
    expect((await crewPhone(api.origin, CREW).prove({ signoffs: [signed()] })).status).toBe(404);
    expect(await stored()).toEqual({ items: [], signoffs: [] });
  });

  it('CRW-1: a signature and its name are forgotten after 12 months; that somebody signed is not', async () => {
    await phone.prove({ signoffs: [signed()] });
    clock.set(minutesAfter(MORNING, 364 * 24 * 60).toISOString());
    await runRetentionJobs(deps);
    expect((await stored()).signoffs[0]?.name).toBe('Ada Example');
    clock.set(minutesAfter(MORNING, 366 * 24 * 60).toISOString());
    await runRetentionJobs(deps);
    expect((await stored()).signoffs[0]).toMatchObject({ outcome: 'signed', name: '', signature: '' });
  });

  it('CRW-2: an order that cannot be read is a line on its crew’s day, and the other jobs are there', async () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    const { orderId } = await placePaidOrder(deps, { dates: { movingDate: '2026-12-17' } });
    await deps.db.updateTable('visits').set({ date: CREW.date }).where('order_id', '=', orderId).execute();
    const broken = (await visitsOf(deps.db, orderId))[0]?.id ?? '';
    await deps.db.insertInto('visit_crews').values({ visit_id: broken, number: 1, pinned: 0 }).execute();
    await deps.db
      .updateTable('orders')
      .set({ order_json: '{}' as never })
      .where('id', '=', orderId)
      .execute();
    const { status, body } = await phone.day();
    expect([status, body.jobs.map((job) => job.visit)]).toEqual([200, [visit]]);
    expect(body.unreadable).toEqual([expect.stringMatching(/^\d\d:\d\d–\d\d:\d\d, order \S+$/)]);
  });
});
