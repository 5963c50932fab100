import { randomUUID } from 'node:crypto';
import type { DayPlanView } from '@/lib/contracts/desk-visits';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { recordReportedEvents } from '@/lib/server/modules/visits/record';
import { visitEventsOf } from '@/lib/server/modules/visits/repo';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, openDesk, OPERATOR, type Desk } from '@/lib/testing/desk';

const DATE = '2026-12-15';
const PAGE = `/desk/day?date=${DATE}`;
const EVENING = '2026-12-14T18:15:00.000Z';

describeWithDatabase('the day of the job at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  beforeEach(async () => {
    ({ deps, desk } = await openDesk(database().db, clock, { CREWS: '2' }));
  });
  const booked = (...movingDate: NonNullable<MovingAnswers['timeSlot']['movingDate']>) =>
    placePaidOrder(deps, { timeSlot: { movingDate } });
  const plan = () => desk.view('day', PAGE);
  /** Sets the clock to another day and signs in again, because the session has ended. */
  const comeOn = async (instant: string) => {
    clock.set(instant);
    desk = await atTheDesk(deps);
  };
  /** Returns each crew's jobs, "Moving crew 1: SM-…", with a star for a job without a crew. */
  const sheets = ({ teams }: DayPlanView) =>
    teams.flatMap(({ crews }) =>
      crews.map(
        ({ name, isExtra, jobs }) =>
          `${name}${isExtra ? '*' : ''}: ${jobs.map(({ reference }) => reference).join(' ')}`,
      ),
    );
  const jobOf = async (reference: string) => {
    const { teams } = await plan();
    const job = teams
      .flatMap(({ crews }) => crews.flatMap(({ jobs }) => jobs))
      .find((each) => each.reference === reference);
    if (!job) throw new Error('There is no such job');
    return job.visit;
  };
  const assign = async (reference: string, crew: string, version?: number) => {
    const visit = await jobOf(reference);
    const form = { visit: visit.id, version: version ?? visit.assign?.version ?? -1, date: DATE, crew_1: crew };
    return (await desk.call('assign_visit', form)).location;
  };
  const say = async (reference: string, type: string, more: Readonly<Record<string, string>> = {}) => {
    const visit = await jobOf(reference);
    const form = { visit: visit.id, event: visit.record?.event ?? 'no-event-no-event', date: DATE, type, ...more };
    return (await desk.call('record_visit', form)).location;
  };

  it('DAY-2: the plan is a proposal around what is given to a crew, and what is published stays', async () => {
    const [a, b] = [await booked('08:00', '10:00'), await booked('12:00', '14:00')];
    expect(await plan()).toMatchObject({ isPublished: false, published: 'A proposal until Mon 14 Dec 2026, 18:15' });
    expect(sheets(await plan())).toEqual([`Moving crew 1: ${a.reference}`, `Moving crew 2: ${b.reference}`]);
    expect(await assign(a.reference, '2')).toBe(`${PAGE}&done=deskAssignVisit`);
    expect(sheets(await plan())).toEqual([`Moving crew 1: ${b.reference}`, `Moving crew 2: ${a.reference}`]);
    await comeOn(EVENING);
    await publishDuePlans(deps);
    expect(await plan()).toMatchObject({ isPublished: true, published: 'Published Mon 14 Dec 2026, 18:15' });
    expect(sheets(await plan())).toEqual([`Moving crew 1: ${b.reference}`, `Moving crew 2: ${a.reference}`]);
    await assign(b.reference, '');
    expect(sheets(await plan())).toEqual([`Moving*: ${b.reference}`, `Moving crew 2: ${a.reference}`]);
    await assign(b.reference, '3');
    expect(sheets(await plan())).toEqual([`Moving crew 2: ${a.reference}`, `Moving crew 3*: ${b.reference}`]);
    const { entries } = await desk.view('audit', '/desk/log');
    expect(entries.find(({ detail }) => detail === 'crew: Moving crew 3')).toMatchObject({
      what: 'Given to a crew',
      who: OPERATOR,
      subject: b.reference,
      href: `/desk/orders/${b.reference}`,
    });
  });

  it('DSK-1: the page of an order says who comes when, and how far they are', async () => {
    const { reference } = await booked('10:00', '12:00');
    const visits = async () => (await desk.view('order', `/desk/orders/${reference}`)).visits;
    const planned = { label: 'Planned', tag: 'plain' };
    const [visit, ...others] = await visits();
    expect(visit).toMatchObject({
      service: 'Moving',
      crews: '',
      when: 'Tue 15 Dec 2026, 10:00',
      href: PAGE,
      state: planned,
    });
    expect(others).toEqual([]);
    await assign(reference, '2');
    await comeOn('2026-12-15T09:30:00.000Z');
    await say(reference, 'on_the_way', { minutes: '30' });
    expect(await visits()).toMatchObject([{ crews: 'Moving crew 2', state: { label: 'On the way', tag: 'hot' } }]);
  });

  it('DAY-2: of two operators who look at the same plan the second is told that it has changed', async () => {
    const { reference } = await booked('10:00', '12:00');
    const { assign: form } = await jobOf(reference);
    expect(await assign(reference, '2', form?.version)).toContain('done=');
    expect(await assign(reference, '1', form?.version)).toContain('problem=order_changed');
    expect(sheets(await plan())).toEqual([`Moving crew 2: ${reference}`]);
  });

  it('DAY-2: two jobs at once for one crew are said', async () => {
    const [a, b] = [await booked('10:00', '12:00'), await booked('10:00', '12:00')];
    await assign(a.reference, '1');
    await assign(b.reference, '1');
    expect((await jobOf(a.reference)).alarm).toBe('Moving crew 1 has two jobs at once');
  });

  it('DAY-2, DAY-3: records what a crew telephones, with its window and when it is over', async () => {
    const { reference } = await booked('10:00', '12:00');
    await comeOn('2026-12-15T09:40:00.000Z');
    expect(await say(reference, 'on_the_way', { minutes: '20' })).toContain('done=deskRecordVisit');
    const visit = await jobOf(reference);
    expect([visit.state.label, visit.progress, visit.alarm]).toEqual([
      'On the way',
      'Since 09:40, expected 09:55 to 10:10',
      '',
    ]);
    expect(visit.record?.options.map(({ value }) => value)).toEqual([
      ...['arrived', 'loading', 'driving', 'unloading', 'done'],
      'undone',
    ]);
    clock.set('2026-12-15T10:11:00.000Z');
    expect((await jobOf(reference)).alarm).toBe('Later than we said');
    expect(await say(reference, 'arrived', { time: '10:05' })).toContain('done=');
    expect(await jobOf(reference)).toMatchObject({ progress: 'Since 10:05', alarm: '' });
    const { timeline } = await desk.view('order', `/desk/orders/${reference}`);
    expect(timeline.filter(({ who }) => who === OPERATOR).map(({ what, detail }) => `${what}: ${detail}`)).toEqual([
      'Recorded for the crew: move: On the way → Arrived',
      'Recorded for the crew: move: Planned → On the way, minutes to go: 20',
    ]);
  });

  it.each([
    ['12:20', '12:30', '', '', ''],
    ['12:35', '12:31', 'Arrived late: £25.90 (10%) goes back by itself at 12:36', '', ''],
    ['13:35', '13:31', 'Arrived late: £64.75 (25%) goes back by itself at 13:36', '', ''],
    ['13:50', '13:31', '', 'Reported as late: decide whether £64.75 (25%) goes back', 'back=64.75'],
  ])(
    'DAY-3: told at %s of an arrival at %s says what goes back of the transport, and who decides',
    async (told, arrived, said, alarm, filledIn) => {
      const { reference } = await booked('10:00', '12:00');
      await comeOn(`2026-12-15T${told < arrived ? arrived : told}:00.000Z`);
      await say(reference, 'arrived', { time: arrived });
      const visit = await jobOf(reference);
      expect([visit.progress, visit.alarm]).toEqual([[`Since ${arrived}`, said].filter(Boolean).join('. '), alarm]);
      const href = `/desk/orders/${reference}/refund?${filledIn}&why=late_arrival`;
      expect(visit.refundHref).toBe(filledIn && href);
    },
  );

  it('DAY-2: nobody opens: after 30 minutes and two calls the desk ends the visit', async () => {
    const { reference } = await booked('10:00', '12:00');
    await comeOn('2026-12-15T10:00:00.000Z');
    await say(reference, 'arrived');
    clock.advanceMinutes(20);
    for (const _ of [1, 2]) expect(await say(reference, 'called')).toContain('done=');
    expect(await say(reference, 'failed')).toContain('problem=nothing_to_change');
    clock.advanceMinutes(10);
    expect(await jobOf(reference)).toMatchObject({ progress: 'Since 10:00, 2 calls without an answer' });
    expect(await say(reference, 'failed')).toContain('done=');
    expect(await jobOf(reference)).toMatchObject({ state: { label: 'Nobody there', tag: 'error' }, assign: null });
  });

  it('CRW-1, DAY-2: a crew that asks is an alarm; the desk tells it to stay, or ends the visit with one press', async () => {
    const { reference } = await booked('10:00', '12:00');
    await comeOn('2026-12-15T10:00:00.000Z');
    await say(reference, 'arrived');
    expect(await say(reference, 'stay', { note: 'Wait.' })).toContain('problem=nothing_to_change');
    for (const _ of [1, 2]) {
      clock.advanceMinutes(15);
      await say(reference, 'called');
    }
    const visitId = (await jobOf(reference)).id;
    const absent = async () => {
      const said = [{ id: randomUUID(), type: 'absent', at: clock.now() }] as const;
      await transact(deps.db, (trx) =>
        recordReportedEvents(trx, { visitId, said, receivedAt: clock.now(), cause: 'crew' }),
      );
    };
    await absent();
    expect(await jobOf(reference)).toMatchObject({
      alarm: 'Nobody there: the crew asks to end the visit',
      endAsked: { text: 'Arrived 10:00, called 10:15 and 10:30, asked 10:30' },
    });
    const { jobs } = await desk.view('today', '/desk/today');
    expect(jobs[0]).toMatchObject({ reference, alarm: 'Nobody there: the crew asks to end the visit' });
    expect(await say(reference, 'stay', { note: 'She is ten minutes away.' })).toContain('done=');
    expect(await say(reference, 'stay', { note: 'Again.' })).toContain('problem=nothing_to_change');
    expect(await jobOf(reference)).toMatchObject({ state: { label: 'Arrived' }, alarm: '', endAsked: null });
    clock.advanceMinutes(15);
    await absent();
    expect(await say(reference, 'stay')).toContain('done=');
    expect((await visitEventsOf(deps.db, [visitId])).findLast(({ type }) => type === 'stay')?.note).toBe('Phone us.');
    // The event comes from a phone whose clock is one minute ahead.
    clock.advanceMinutes(1);
    await absent();
    clock.advanceMinutes(-1);
    expect(await say(reference, 'stay')).toContain('done=');
    expect(await jobOf(reference)).toMatchObject({ alarm: '', endAsked: null });
    clock.advanceMinutes(2);
    await absent();
    expect(await say(reference, 'failed')).toContain('done=');
    expect(await jobOf(reference)).toMatchObject({ state: { label: 'Nobody there' }, alarm: '', endAsked: null });
    const { entries } = await desk.view('audit', '/desk/log');
    expect(entries.map(({ what }) => what)).toContain('Crew told to stay: visit not ended');
    expect(JSON.stringify(entries)).not.toContain('ten minutes');
  });

  it('DAY-2: what is not possible changes nothing: before the day, a time to come, the same form twice', async () => {
    const { reference } = await booked('10:00', '12:00');
    const visit = await jobOf(reference);
    expect(visit.record).toBeNull();
    expect(await say(reference, 'arrived')).toContain('problem=slot_unavailable');
    await comeOn('2026-12-15T10:00:00.000Z');
    expect(await say(reference, 'arrived', { time: '10:01' })).toContain('field=time');
    expect(await say(reference, 'working')).toContain('problem=nothing_to_change');
    const { record } = await jobOf(reference);
    const form = { visit: visit.id, event: record?.event ?? '', date: DATE, type: 'arrived', time: '', minutes: '' };
    expect((await desk.call('record_visit', form)).location).toContain('done=');
    expect((await desk.call('record_visit', form)).location).toContain('problem=nothing_to_change');
    expect((await visitEventsOf(deps.db, [visit.id])).map(({ type }) => type)).toEqual(['planned', 'arrived']);
  });

  it('DAY-2: crew members and who leads which crew; the log names nobody', async () => {
    const { reference } = await booked('10:00', '12:00');
    const page = `/desk/crews?date=${DATE}`;
    const { newMember } = await desk.view('crews', page);
    const member = { member: newMember, version: 0, date: DATE, name: 'Sam', phone: '07700 900123', email: '' };
    for (const _ of [1, 2]) {
      expect((await desk.call('save_crew_member', member)).location).toBe(`${page}&done=deskSaveCrewMember`);
    }
    const lead = { date: DATE, team: 'MOVING', crew: 1, version: 0, lead: newMember };
    expect((await desk.call('set_crew_lead', lead)).location).toContain('done=');
    expect((await desk.call('set_crew_lead', lead)).location).toContain('problem=order_changed');
    const view = await desk.view('crews', page);
    expect(view.members).toEqual([
      { id: newMember, version: 1, name: 'Sam', phone: '+44 7700 900123', email: '', hasLeft: false },
    ]);
    const [first, second] = view.crews;
    expect(first).toMatchObject({ name: 'Moving crew 1', jobs: '1 job', version: 1, lead: newMember });
    expect([first?.options.length, second?.options.length]).toEqual([1, 0]);
    await comeOn(EVENING);
    await publishDuePlans(deps);
    const [team] = (await plan()).teams;
    expect(team?.crews.map(({ name, lead: who }) => `${name} ${who}`)).toEqual(['Moving crew 1 Sam']);
    expect(sheets(await plan())).toEqual([`Moving crew 1: ${reference}`]);
    const rows = await deps.db.selectFrom('desk_audit').selectAll().execute();
    expect([rows.length, JSON.stringify(rows).includes('Sam')]).toEqual([2, false]);
  });

  itOnBoth('DAY-2: somebody who has left leads nobody any more, and is not forgotten where they did', async () => {
    const page = `/desk/crews?date=${DATE}`;
    const { newMember } = await desk.view('crews', page);
    const member = { member: newMember, version: 0, date: DATE, name: 'Sam', phone: '', email: '' };
    await desk.call('save_crew_member', member);
    await desk.call('set_crew_lead', { date: DATE, team: 'CLEANING', crew: 2, version: 0, lead: newMember });
    await desk.call('save_crew_member', { ...member, version: 1, hasLeft: 'true' });
    expect((await desk.call('save_crew_member', { ...member, version: 1 })).location).toContain(
      'problem=order_changed',
    );
    const { crews, members } = await desk.view('crews', page);
    expect(members).toMatchObject([{ hasLeft: true, version: 2 }]);
    const offered = crews.filter(({ options }) => options.length > 0).map(({ name }) => name);
    expect(offered).toEqual(['Cleaning team 2']);
  });
});
