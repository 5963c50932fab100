import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { RecordedDto } from '@/lib/contracts/crew';
import { minutesAfter } from '@/lib/domain/london-time';
import { replaceServices } from '@/lib/server/container';
import { putStop } from '@/lib/server/modules/addresses/repo';
import { findVisit, visitEventsOf, visitsOf } from '@/lib/server/modules/visits/repo';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { startApiProcess } from '@/lib/testing/api-process';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { anEvent as event, crewPhone } from '@/lib/testing/crew-phone';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';

const DATE = '2026-12-15';
const DAY = `${DATE}.MOVING.1`;
const EVENING = '2026-12-14T18:15:00.000Z';
const MORNING = new Date(`${DATE}T09:30:00.000Z`);

describeWithDatabase('a crew’s phone', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let api: ApiServer;
  let desk: Desk;
  let order: CreatedOrderDto;
  let visit: string;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    api = await startApi();
    order = await placePaidOrder(deps);
    visit = (await visitsOf(deps.db, order.orderId))[0]?.id ?? '';
    clock.set(EVENING);
    await publishDuePlans(deps);
    desk = await atTheDesk(deps);
  });

  const crewPage = (crew = 'MOVING.1') => desk.view('crews', `/desk/crews?date=${DATE}&link=${crew}`);
  const linkOf = async (crew?: string) => (await crewPage(crew)).link!;
  const keyOf = async (crew?: string) => new URL((await linkOf(crew)).href).hash.slice(1);

  const phone = () => crewPhone(api.origin, { date: DATE, service: 'MOVING', number: 1 });
  const opened = async () => {
    const one = phone();
    expect((await one.open(await keyOf())).body).toEqual({ kind: 'open', crewDay: DAY });
    return one;
  };
  const outcomes = ({ body }: { readonly body: RecordedDto }) => body.events.map(({ outcome }) => outcome);
  const events = async () => (await visitEventsOf(deps.db, [visit])).map(({ type }) => type);

  it('CRW-2: the link opens the day with its cookie alone, for the crew’s calls alone', async () => {
    const one = phone();
    expect((await one.day()).status).toBe(404);
    const { headers } = await one.open(await keyOf());
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^crew-2026-12-15\.MOVING\.1=.*; Path=\/api\/crew; .*HttpOnly; SameSite=Strict$/),
    ]);
    const { body } = await one.day();
    expect(body).toMatchObject({ crewDay: DAY, day: 'Tuesday 15 December 2026', crew: 'Moving crew 1' });
    expect(body.jobs.map(({ reference, slot, kind }) => [reference, slot, kind])).toEqual([
      [order.reference, expect.stringMatching(/^10:00/), 'move'],
    ]);
    expect(JSON.stringify(body)).not.toContain('£');
  });

  it('API-3: the link opens the day at a site with this backend, and what the phone records arrives', async () => {
    const site = await startApiProcess(database(), { NEXT_PUBLIC_API_ORIGIN: api.origin });
    const one = crewPhone(site.origin, { date: DATE, service: 'MOVING', number: 1 });
    expect((await one.open(await keyOf())).body).toEqual({ kind: 'open', crewDay: DAY });
    clock.set(MORNING.toISOString());
    expect((await one.day()).body).toMatchObject({ crewDay: DAY });
    expect(outcomes(await one.say(visit, [event('on_the_way', MORNING, 20)]))).toEqual(['stored']);
    expect(await events()).toContain('on_the_way');
    expect((await linkOf()).phones[0]?.label).toBe('iPhone');
  });

  it.each(['', 'x', `${DAY}.1.${'A'.repeat(43)}`, `${DAY}.2.${'A'.repeat(43)}`])(
    'CRW-2: the key "%s" opens nothing',
    async (key) => {
      expect((await phone().open(key)).status).toBe(key === '' ? 422 : 404);
    },
  );

  itOnBoth(
    'CRW-2: four phones and no more, also when twelve open it at once; one that opens it again counts once',
    async () => {
      const key = await keyOf();
      const phones = Array.from({ length: 12 }, phone);
      const answers = await Promise.all(phones.map((one) => one.open(key)));
      expect(answers.map(({ body }) => body.kind).toSorted()).toEqual([
        ...Array<string>(8).fill('full'),
        ...Array<string>(4).fill('open'),
      ]);
      const first = phones[answers.findIndex(({ body }) => body.kind === 'open')]!;
      expect((await first.open(key)).body.kind).toBe('open');
      const { count, phones: listed } = await linkOf();
      expect([count, listed[0]?.label, listed.length]).toEqual(['4 of 4 phones', 'iPhone', 4]);
    },
  );

  itOnBoth('CRW-2: a revoked phone opens nothing, not by the same link either; its place is free', async () => {
    const one = await opened();
    const { phones } = await linkOf();
    const form = { date: DATE, team: 'MOVING', crew: 1, phone: phones[0]!.id };
    expect((await desk.call('revoke_crew_phone', form)).location).toContain('done=deskRevokeCrewPhone');
    expect((await one.day()).status).toBe(404);
    expect((await one.say(visit, [event('arrived', MORNING)])).status).toBe(404);
    expect((await one.open(await keyOf())).status).toBe(404);
    expect((await linkOf()).count).toBe('0 of 4 phones');
    const { entries } = await desk.view('audit', '/desk/log');
    expect(entries[0]).toMatchObject({ what: 'Phone of a crew revoked', detail: 'crew: Moving crew 1, phone: iPhone' });
  });

  it('CRW-2: a revoked phone comes in no more with an empty browser; who was in goes on, and others come by the new link', async () => {
    const lost = await opened();
    clock.advanceMinutes(1);
    const kept = await opened();
    const old = await keyOf();
    const { phones } = await linkOf();
    await desk.call('revoke_crew_phone', { date: DATE, team: 'MOVING', crew: 1, phone: phones[0]!.id });
    expect((await lost.day()).status).toBe(404);
    expect((await phone().open(old)).status).toBe(404);
    expect((await kept.day()).status).toBe(200);
    expect((await kept.open(old)).body).toMatchObject({ kind: 'open', crewDay: DAY });
    expect((await phone().open(await keyOf())).status).toBe(200);
    expect((await linkOf()).count).toBe('2 of 4 phones');
    const again = { date: DATE, team: 'MOVING', crew: 1, phone: phones[0]!.id };
    expect((await desk.call('revoke_crew_phone', again)).location).toContain('problem=nothing_to_change');
    const elsewhere = { ...again, crew: 2, phone: phones[1]!.id };
    expect((await desk.call('revoke_crew_phone', elsewhere)).location).toContain('problem=nothing_to_change');
    expect((await kept.day()).status).toBe(200);
  });

  it('CRW-2: a new link ends the old one and its phones; what a phone had not sent goes by the new one', async () => {
    const one = await opened();
    const old = await keyOf();
    const form = { date: DATE, team: 'MOVING', crew: 1, link: 1 };
    expect((await desk.call('renew_crew_link', form)).location).toContain('done=deskRenewCrewLink');
    expect((await desk.call('renew_crew_link', form)).location).toContain('problem=order_changed');
    expect((await one.day()).status).toBe(404);
    expect((await phone().open(old)).status).toBe(404);
    clock.set(MORNING.toISOString());
    expect((await one.open(await keyOf())).status).toBe(200);
    expect(outcomes(await one.say(visit, [event('arrived', MORNING)]))).toEqual(['stored']);
  });

  it('CRW-2: another crew’s day is not read, and nothing of it is said', async () => {
    const other = await placePaidOrder(deps, { dates: { movingDate: '2026-12-16' } });
    const [theirs] = await visitsOf(deps.db, other.orderId);
    const one = await opened();
    expect((await one.day(`${DATE}.CLEANING.1`)).status).toBe(404);
    expect((await one.day(`${DATE}.MOVING.2`)).status).toBe(404);
    expect((await one.day('2026-12-16.MOVING.1')).status).toBe(404);
    clock.set(MORNING.toISOString());
    expect(outcomes(await one.say(theirs!.id, [event('done', MORNING)]))).toEqual(['refused']);
    expect(await findVisit(deps.db, theirs!.id)).toMatchObject({ state: 'planned' });
    // The desk assigns the job to another crew.
    const form = { visit, version: (await findVisit(deps.db, visit))!.version, date: DATE, crew_1: '2' };
    await desk.call('assign_visit', form);
    expect((await one.day()).body.jobs).toEqual([]);
    expect(outcomes(await one.say(visit, [event('done', MORNING)]))).toEqual(['refused']);
  });

  itOnBoth('CRW-2: is read until noon of the day after, and takes the rest for 72 hours more', async () => {
    const one = await opened();
    clock.set('2026-12-16T11:59:00.000Z');
    expect((await one.day()).status).toBe(200);
    clock.set('2026-12-16T12:00:00.000Z');
    expect((await one.day()).status).toBe(404);
    expect((await phone().open(await keyOf().catch(() => 'over'))).status).toBe(404);
    clock.set('2026-12-19T11:59:00.000Z');
    expect(outcomes(await one.say(visit, [event('done', MORNING)]))).toEqual(['stored']);
    clock.set('2026-12-19T12:00:00.000Z');
    expect((await one.say(visit, [event('undone', MORNING)])).status).toBe(404);
    await runRetentionJobs(deps);
    expect(await deps.db.selectFrom('crew_sessions').selectAll().execute()).toEqual([]);
  });

  itOnBoth('CRW-2: what is to be known at the door is there from 06:00 of the day', async () => {
    const at = '2026-12-01T09:00:00.000Z';
    const where = (await database().db.selectFrom('orders').select('order_json').executeTakeFirstOrThrow()).order_json;
    const postcode = (JSON.parse(where) as { addresses: { collection: { postcode: string } } }).addresses.collection
      .postcode;
    await transact(deps.db, (trx) =>
      putStop(trx, {
        order_id: order.orderId,
        stop: 'collection',
        postcode,
        line1: '12 Elm Road',
        line2: '',
        town: 'London',
        note: 'Buzzer 3',
        contact_name: 'Kim',
        contact_phone: '+447700900456',
        has_notes: 1,
        no_photos: 0,
        version: 1,
        updated_at: at,
      }),
    );
    const one = await opened();
    expect((await one.day()).body.jobs[0]!.stops.map(({ isStreetMissing }) => isStreetMissing)).toEqual([false, true]);
    const stop = async () => (await one.day()).body.jobs[0]!.stops[0];
    expect(await stop()).toMatchObject({ where: `12 Elm Road, London, ${postcode}`, note: '', contact: '' });
    clock.set(`${DATE}T06:00:00.000Z`);
    expect(await stop()).toMatchObject({ note: 'Buzzer 3', contactHref: 'tel:+447700900456' });
  });

  it('CRW-1: a day’s work that comes late, twice and out of order is stored once and ends in one state', async () => {
    const one = await opened();
    const at = (minutes: number) => minutesAfter(MORNING, minutes);
    const job = [
      event('on_the_way', at(0), 20),
      event('arrived', at(20)),
      event('loading', at(25)),
      event('driving', at(90)),
      event('unloading', at(120)),
      event('done', at(180)),
    ];
    clock.set(at(200).toISOString());
    expect(outcomes(await one.say(visit, job.toReversed()))).toEqual(Array<string>(6).fill('stored'));
    const [stored, row] = [await events(), await findVisit(deps.db, visit)];
    expect(stored).toEqual(['planned', ...job.map(({ type }) => type)]);
    expect(row).toMatchObject({ state: 'done', done_at: at(180).toISOString() });
    expect(outcomes(await one.say(visit, [job[3]!, ...job.slice(0, 2)]))).toEqual(['known', 'known', 'known']);
    await Promise.all(Array.from({ length: 20 }, () => one.say(visit, job)));
    expect([await events(), await findVisit(deps.db, visit)]).toEqual([stored, row]);
    expect((await one.day()).body.jobs[0]?.events).toHaveLength(7);
  });

  it('CRW-1: nobody is here: a phone that was offline asks the desk, and reads its answer', async () => {
    const one = await opened();
    const at = (minutes: number) => minutesAfter(MORNING, minutes);
    const told = [
      ...[event('arrived', at(0)), event('called', at(10)), event('called', at(20))],
      event('absent', at(31)),
    ];
    clock.set(at(40).toISOString());
    await one.say(visit, told.toReversed());
    desk = await atTheDesk(deps);
    const { teams } = await desk.view('day', `/desk/day?date=${DATE}`);
    const asked = teams[0]?.crews[0]?.jobs[0]?.visit.endAsked;
    expect(asked?.text).toBe('Arrived 09:30, called 09:40 and 09:50, asked 10:01');
    const answer = { visit, date: DATE, event: asked?.stay ?? '', type: 'stay', note: 'Ring the neighbour at 14.' };
    expect((await desk.call('record_visit', answer)).location).toContain('done=deskRecordVisit');
    expect((await one.day()).body.jobs[0]?.events.at(-1)).toMatchObject({ type: 'stay', note: answer.note });
    // A crew cannot record events that are the desk's own.
    expect((await one.say(visit, [event('stay', at(40))])).status).toBe(422);
  });

  it('CRW-1: a clock that is too far off is marked, and nothing is said of a day before it comes', async () => {
    const one = await opened();
    expect(outcomes(await one.say(visit, [event('on_the_way', new Date(EVENING), 10)]))).toEqual(['refused']);
    clock.set(MORNING.toISOString());
    await one.say(visit, [event('arrived', minutesAfter(MORNING, 3))]);
    const [, arrived] = await visitEventsOf(deps.db, [visit]);
    expect(arrived).toMatchObject({ type: 'arrived', clock_off: 1, at: MORNING.toISOString(), cause: 'crew' });
  });
});
