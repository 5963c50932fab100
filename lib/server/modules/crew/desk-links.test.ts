import PostalMime from 'postal-mime';
import { crewField } from '@/lib/contracts/desk-visits';
import { minutesAfter } from '@/lib/domain/london-time';
import { replaceServices } from '@/lib/server/container';
import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { optOut } from '@/lib/server/modules/sms/opt-outs-repo';
import { assignForeman as putEnquiry, insertMember } from '@/lib/server/modules/visits/crews-repo';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { firstKey } from '@/lib/testing/crew-phone';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { startSmtp, type TestSmtp } from '@/lib/testing/smtp';
import { startTwilio, type TwilioServer } from '@/lib/testing/twilio/server';

const DATE = '2026-12-15';
const EVENING = '2026-12-14T18:15:00.000Z';
const CREW = { date: DATE, service: 'MOVING', number: 1 } as const;
const PEOPLE = {
  amir: { name: 'Amir', phone: '+447700900111', email: 'amir@example.com' },
  bea: { name: 'Bea', phone: '', email: 'bea@example.com' },
  cem: { name: 'Cem', phone: '+442079460123', email: '' },
} as const;
type Person = keyof typeof PEOPLE;

describeWithDatabase('the link of a crew’s day', (database) => {
  const clock = fixedClock();
  let twilio: TwilioServer;
  let smtp: TestSmtp;
  let deps: Deps;
  let desk: Desk;
  let orderId: string;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    [twilio, smtp] = [await startTwilio(clock.now), await startSmtp()];
    const env = { ...twilio.env, SMTP_URL: smtp.url, DESK_EMAILS: OPERATOR };
    deps = testDeps(database().db, clock.now, env);
    replaceServices(deps);
    orderId = (await placePaidOrder(deps)).orderId;
    const now = clock.now().toISOString();
    for (const [id, person] of Object.entries(PEOPLE)) {
      const member = { ...person, id, left_at: null, version: 1, created_at: now, updated_at: now };
      await transact(deps.db, (trx) => insertMember(trx, member));
    }
    clock.set(EVENING);
    desk = await atTheDesk(deps);
    // The messages of the booking are not part of these tests.
    await deps.db.deleteFrom('outbox').execute();
  });

  const lead = (person: Person, number = 1) =>
    transact(deps.db, (trx) => putEnquiry(trx, { ...CREW, number }, person, 0));
  const pass = async (at: string | Date) => {
    clock.set(new Date(at).toISOString());
    const handlers = createHandlers(channelsOf(deps));
    await dispatchDue({ db: deps.db, now: clock.now, handlers, report: () => undefined, random: () => 0.5 });
  };
  const later = (minutes: number) => minutesAfter(new Date(EVENING), minutes);
  const shown = async () => {
    const { link } = await desk.view('crews', `/desk/crews?date=${DATE}&link=MOVING.1`);
    if (!link) throw new Error('No link');
    return link;
  };
  const send = (way: 'text' | 'mail', person: Person = 'amir', link = 1) =>
    desk.call('send_crew_link', { date: DATE, team: 'MOVING', crew: 1, link, lead: person, way });
  const giveLead = async (person: Person | '') => {
    const { crews } = await desk.view('crews', `/desk/crews?date=${DATE}`);
    const { version = 0 } = crews.find(({ team, crew }) => team === 'MOVING' && crew === 1) ?? {};
    return desk.call('set_crew_lead', { date: DATE, team: 'MOVING', crew: 1, version, lead: person });
  };
  const toDo = async () => (await desk.view('today', '/desk/today')).links.map(({ text }) => text);
  const keyOf = () => firstKey(deps, CREW);

  it('CRW-1: publication at 18:15 texts it to the lead, once, and nothing that is stored can open the day', async () => {
    await lead('amir');
    await Promise.all([deps, { ...deps, db: database().another() }].map(publishDuePlans));
    await pass(EVENING);
    await pass(later(1));
    const key = await keyOf();
    expect(twilio.texts.map(({ to, body }) => [to, body])).toEqual([
      [
        PEOPLE.amir.phone,
        `Smart Storage and Moving: your jobs on Tuesday 15 December: ${deps.config.siteOrigin}/crew#${key}`,
      ],
    ]);
    expect(smtp.mails).toEqual([]);
    expect((await shown()).sent).toEqual(['Texted to Amir 18:15']);
    expect(await toDo()).toEqual([]);
    const stored = [
      await deps.db.selectFrom('outbox').selectAll().execute(),
      await deps.db.selectFrom('crew_link_sends').selectAll().execute(),
      await deps.db.selectFrom('desk_audit').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(key.split('.').at(-1));
    expect(JSON.stringify(stored)).not.toContain('7700900111');
  });

  it('CRW-1: a lead without a mobile is mailed it', async () => {
    await lead('bea');
    await publishDuePlans(deps);
    await pass(EVENING);
    expect(twilio.texts).toEqual([]);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[PEOPLE.bea.email]]);
    const { subject, text = '' } = await PostalMime.parse(smtp.mails[0]!.raw);
    expect(subject).toBe('Your jobs on Tuesday 15 December 2026, Moving crew 1');
    expect(text).toContain(`/crew#${await keyOf()}`);
    expect((await shown()).sent).toEqual(['Mailed to Bea 18:15']);
  });

  itOnBoth(
    'CRW-1: a crew without work, and one that nobody leads, is sent nothing; the desk is told of the second',
    async () => {
      await lead('amir', 2);
      await publishDuePlans(deps);
      expect(await deps.db.selectFrom('crew_link_sends').selectAll().execute()).toEqual([]);
      expect(await toDo()).toEqual(['Nobody leads Moving crew 1 tomorrow']);
    },
  );

  itOnBoth('CRW-1: a lead with no way of being sent it is something to do, until the crew’s day is open', async () => {
    await lead('cem');
    await publishDuePlans(deps);
    expect(await toDo()).toEqual(['No link sent to Cem, Moving crew 1 tomorrow']);
    const { crews } = await desk.view('crews', `/desk/crews?date=${DATE}`);
    expect(crews.filter(({ isUnsent }) => isUnsent).map(({ name }) => name)).toEqual(['Moving crew 1']);
    const link = await shown();
    expect(link.lead).toEqual({
      id: 'cem',
      ways: [],
      note: 'Cem has no UK mobile and no email address here. Let them scan the code.',
    });
    expect((await send('text', 'cem')).location).toContain('problem=order_changed');
    await deps.db
      .insertInto('crew_sessions')
      .values({
        id: 'phone',
        token_hash: 'x',
        ...CREW,
        key_version: 1,
        label: 'iPhone',
        revoked_at: null,
        made_at: EVENING,
        seen_at: EVENING,
        expires_at: '2026-12-20T12:00:00.000Z',
      })
      .execute();
    expect(await toDo()).toEqual([]);
  });

  itOnBoth('CRW-1: one press sends it, 20 at once send it once, and five minutes later it goes again', async () => {
    await publishDuePlans(deps);
    await giveLead('amir');
    await pass(EVENING);
    expect(twilio.texts).toHaveLength(1);
    clock.set(later(5).toISOString());
    expect((await shown()).lead?.ways).toEqual([
      { way: 'text', label: 'Text it to Amir' },
      { way: 'mail', label: 'Mail it to Amir' },
    ]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index % 2 ? 'text' : 'mail')));
    expect(new Set(answers.map(({ location }) => location))).toEqual(
      new Set([`/desk/crews?date=${DATE}&link=MOVING.1&done=deskSendCrewLink`]),
    );
    await pass(later(5));
    expect([twilio.texts.length, smtp.mails.length]).toEqual([2, 1]);
    clock.set(later(9.9).toISOString());
    await send('text');
    clock.set(later(10).toISOString());
    await send('text');
    await pass(later(10));
    expect(twilio.texts).toHaveLength(3);
    expect((await shown()).sent).toEqual([
      'Texted to Amir 18:25',
      expect.stringMatching(/^(?:Texted|Mailed) to Amir 18:20$/),
      expect.stringMatching(/^(?:Texted|Mailed) to Amir 18:20$/),
      'Texted to Amir 18:15',
    ]);
    const { entries } = await desk.view('audit', '/desk/log');
    expect(entries[0]).toMatchObject({
      what: 'Link sent to the lead of a crew',
      detail: 'crew: Moving crew 1, by: text',
    });
  });

  it('CRW-1: another lead gets their own, and the one before nothing that had not gone out yet', async () => {
    await lead('amir');
    await publishDuePlans(deps);
    await giveLead('bea');
    await pass(EVENING);
    expect(twilio.texts).toEqual([]);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[PEOPLE.bea.email]]);
    expect((await shown()).sent).toEqual([
      'Mailed to Bea 18:15',
      'Not texted to Amir 18:15. Someone else leads the crew now',
    ]);
  });

  it('CRW-1: a crew that gets its first job after publication is sent its link then', async () => {
    await lead('amir', 2);
    await publishDuePlans(deps);
    const [visit] = await visitsOf(deps.db, orderId);
    const form = { visit: visit!.id, version: visit!.version, date: DATE, [crewField(0)]: 2 };
    expect((await desk.call('assign_visit', form)).location).toContain('done=deskAssignVisit');
    await pass(EVENING);
    expect(twilio.texts.map(({ to }) => to)).toEqual([PEOPLE.amir.phone]);
    expect(twilio.texts[0]?.body).toContain('.MOVING.2.1.');
  });

  it('CRW-2: a new link ends the one that is on its way, and is something to do until it is sent', async () => {
    await lead('amir');
    await publishDuePlans(deps);
    await desk.call('renew_crew_link', { date: DATE, team: 'MOVING', crew: 1, link: 1 });
    await pass(EVENING);
    expect(twilio.texts).toEqual([]);
    expect(await toDo()).toEqual(['No link sent to Amir, Moving crew 1 tomorrow']);
    expect((await send('text')).location).toContain('problem=order_changed');
    expect((await send('text', 'amir', 2)).location).toContain('done=deskSendCrewLink');
    await pass(later(1));
    expect(twilio.texts[0]?.body).toContain('.MOVING.1.2.');
    expect(await toDo()).toEqual([]);
  });

  it('CRW-1: who wants no texts is something to do, and says why', async () => {
    await optOut(deps.db, await readSecret(deps.db, null), PEOPLE.amir.phone, clock.now());
    await lead('amir');
    await publishDuePlans(deps);
    await pass(EVENING);
    expect((await shown()).sent).toEqual(['Not texted to Amir 18:15. They have asked for no texts']);
    expect(await toDo()).toEqual(['No link sent to Amir, Moving crew 1 tomorrow']);
  });

  it('CRW-1: a mail server that is away for an hour sends it afterwards, and until then the desk is told', async () => {
    await lead('bea');
    await publishDuePlans(deps);
    smtp.refuse(451);
    await pass(EVENING);
    expect(await toDo()).toEqual(['No link sent to Bea, Moving crew 1 tomorrow']);
    smtp.refuse(null);
    await pass(later(60));
    expect((await shown()).sent).toEqual(['Mailed to Bea 19:15']);
    expect(await toDo()).toEqual([]);
  });

  it('CRW-1: a text that is asked for at night waits for the morning', async () => {
    await publishDuePlans(deps);
    clock.set('2026-12-14T21:30:00.000Z');
    await giveLead('amir');
    await pass('2026-12-14T21:30:00.000Z');
    expect((await shown()).sent).toEqual(['The text to Amir goes out Tue 15 Dec 2026, 07:00']);
    expect(await toDo()).toEqual([]);
    await pass('2026-12-15T07:00:00.000Z');
    expect(twilio.texts).toHaveLength(1);
  });
});
