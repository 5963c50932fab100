import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/assumptions';
import { createServices, replaceServices } from '@/lib/server/container';
import { DRAFT_ANSWERS } from '@/lib/server/modules/drafts/answers';
import { findDraft } from '@/lib/server/modules/drafts/repo';
import type { EnquiryType } from '@/lib/server/modules/enquiries/enquiry-types';
import { FORM } from '@/lib/server/modules/enquiries/form';
import { upsertEnquiry } from '@/lib/server/modules/enquiries/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { deleteExpiredEnquiries } from '@/lib/server/retention-jobs';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { signIn } from '@/lib/testing/sessions';
import { searchOf } from './desk-people-repo';

describeOnBoth('people at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR, CREWS: '9' });
    replaceServices(deps);
    desk = await atTheDesk(deps);
  });

  const search = (text: string) => `/desk/people?search=${encodeURIComponent(text)}`;
  /** Returns the address of the page when a search finds exactly one person. */
  const opens = async (text: string): Promise<string> => {
    const answer = await desk.page(search(text));
    return 'redirect' in answer ? answer.redirect.destination : JSON.stringify(answer);
  };
  const names = async (text: string) => (await desk.view('people', search(text))).people.map(({ name }) => name);
  const sent = (
    type: EnquiryType,
    form: Readonly<Record<string, string>>,
    email: string | null,
    phone: string | null,
  ) =>
    transact(deps.db, (trx) =>
      upsertEnquiry(trx, {
        id: randomUUID(),
        type,
        body_json: FORM.write(form),
        dedupe_key: randomUUID(),
        draft_id: null,
        created_at: clock.now().toISOString(),
        email,
        phone,
      }),
    );
  const panelsOf = async (path: string) => {
    const { panels } = await desk.view('person', path);
    return Object.fromEntries(panels.map(({ title, facts }) => [title, facts.map(({ text }) => text)]));
  };

  it('DSK-1: one search leads to the only person who matches, by an address that says nothing of them', async () => {
    const { reference } = await placePaidOrder(deps);
    const destination = `/desk/people/${reference}`;
    const typed = ['07700 900123', '+44 7700 900123', '900123', 'ada sample', 'Sample Ada', 'N1 2TX', reference];
    for (const text of typed) expect([text, await opens(text)]).toEqual([text, destination]);
    const person = await desk.view('person', destination);
    expect(person.orders.map((order) => order.reference)).toEqual([reference]);
    expect(person.panels[0]?.facts).toContainEqual({
      label: 'Phone',
      text: '+44 7700 900123',
      href: 'tel:+447700900123',
    });
    expect(person.panels.map(({ title }) => title)).toEqual(['Contact', 'Invoices']);
    expect(await names('nobody')).toEqual([]);
    expect(await names('---')).toEqual([]);
    expect((await desk.view('people', '/desk/people')).people).toHaveLength(1);
    expect(await desk.page('/desk/people/SM-NONE')).toEqual({ notFound: true });
  });

  it('DSK-1: names are found without their accents, and with them', async () => {
    const jose = await placePaidOrder(deps, { firstName: 'José', lastName: 'Muñoz', email: 'jm@example.com' });
    await placePaidOrder(deps, { firstName: 'Łukasz', lastName: 'Wójcik', email: 'lw@example.com' });
    for (const text of ['Jose Munoz', 'munoz josé', 'JOSÉ MUÑOZ']) {
      expect([text, await opens(text)]).toEqual([text, `/desk/people/${jose.reference}`]);
    }
    expect((await desk.view('person', await opens('Lukasz'))).name).toBe('Łukasz Wójcik');
    expect((await desk.view('orders', '/desk/orders?search=munoz')).orders.map(({ name }) => name)).toEqual([
      'José Muñoz',
    ]);
  });

  it('DSK-1: who has only asked to be called back, or written, is found and has a page', async () => {
    const nadia = await sent('callback_popup', { name: 'Nadia Haddad' }, null, '+447700900456');
    for (const text of ['Haddad Nadia', '07700 900 456', '+44 7700900456', '900456']) {
      expect([text, await opens(text)]).toEqual([text, `/desk/people/${nadia}`]);
    }
    expect(await panelsOf(`/desk/people/${nadia}`)).toEqual({
      Contact: ['Nadia Haddad', '+44 7700 900456'],
      'Call-back requests': ['Call back, not seen to yet'],
    });
    const message = { first_name: 'Zoë', last_name: 'Ek', comment: 'Do you move pianos?' };
    await sent('contact', message, 'zoe@example.com', null);
    const page = await opens('zoe ek');
    expect((await panelsOf(page))['Contact messages']).toEqual(['Question, not seen to yet: Do you move pianos?']);
    const begun = await desk.call('begin_booking', { flow: 'moving', reference: page.split('/').at(-1) ?? '' });
    const draft = await findDraft(deps.db, begun.location.split('quote=')[1] ?? '');
    expect(draft && DRAFT_ANSWERS.read(draft.answers)).toMatchObject({
      firstName: 'Zoë',
      lastName: 'Ek',
      email: 'zoe@example.com',
    });
    expect((await desk.view('people', '/desk/people')).people.map(({ name }) => name).toSorted()).toEqual([
      'Nadia Haddad',
      'Zoë Ek',
    ]);
  });

  it('DSK-1: a call-back asked for with a number alone is that of whoever ordered with it', async () => {
    await sent('callback_popup', { name: 'Mrs Byron' }, null, '+447700900123');
    const { reference } = await placePaidOrder(deps);
    for (const text of ['07700900123', 'Byron', 'ada', 'byron 0123']) {
      expect([text, await opens(text)]).toEqual([text, `/desk/people/${reference}`]);
    }
    expect(await panelsOf(`/desk/people/${reference}`)).toMatchObject({
      Contact: ['Ada Sample', 'Mrs Byron', '+44 7700 900123', 'ada@example.com'],
      'Call-back requests': ['Call back, not seen to yet'],
    });
  });

  it('DSK-1: a saved quote has a price and a last day, and goes on at the desk as one of the desk', async () => {
    const { drafts, enquiries } = createServices(deps);
    const answers = fullAnswers({ firstName: 'Nadia', isAgreedWithTerms: true });
    const { draftId } = await drafts.save({ draftId: null, flow: 'moving', step: 'schedule', answers });
    const { firstName, lastName, email, phone, phonePrefix } = answers;
    await enquiries.checkout({ draftId, firstName, lastName, email, phone, phonePrefix });
    const page = await opens('nadia');
    const { quotes, panels } = await desk.view('person', page);
    expect(panels.map(({ title }) => title)).toEqual(['Contact']);
    expect(quotes).toEqual([
      {
        id: draftId,
        flow: 'moving',
        canGoOn: true,
        changed: 'Tue 24 Nov 2026, 09:00',
        what: 'Move, N1 2TX, SE15 4QL',
        price: '£259',
        keptUntil: 'Tue 22 Dec 2026',
      },
    ]);

    const { location } = await desk.call('begin_booking', { flow: 'moving', quote: draftId });
    const [, begun = ''] = /^\/get-a-quote\/moving\/schedule\?quote=([\w-]{24})$/.exec(location) ?? [];
    const [own, theirs] = [await findDraft(deps.db, begun), await findDraft(deps.db, draftId)];
    expect([own?.booked_by, theirs?.booked_by]).toEqual([OPERATOR, null]);
    expect(own && DRAFT_ANSWERS.read(own.answers)).toMatchObject({ firstName: 'Nadia', isAgreedWithTerms: false });
    expect(theirs && DRAFT_ANSWERS.read(theirs.answers)).toMatchObject({ isAgreedWithTerms: true });
    expect((await desk.call('begin_booking', { flow: 'storage', quote: draftId })).location).toContain('not_found');

    clock.advanceMinutes(DRAFT_LIFE_DAYS * 24 * 60);
    expect((await desk.view('person', page)).quotes).toEqual([]);
    expect((await desk.call('begin_booking', { flow: 'moving', quote: draftId })).location).toContain('not_found');
  });

  it('DSK-1: a quote saved in an account is found by its mailbox until it is gone', async () => {
    const ada = await signIn(deps, 'Ada@Example.com');
    const { drafts } = createServices(deps);
    const draft = { flow: 'moving', step: 'items', answers: EMPTY_MOVING_ANSWERS } as const;
    const { draftId } = await drafts.save({ draftId: null, ...draft }, 'ada@example.com');
    const typed = { ...EMPTY_MOVING_ANSWERS, firstName: 'Ada', lastName: 'Byron', phone: '7700900123' };
    await drafts.save({ draftId, ...draft, answers: typed });
    const page = await opens('byron');
    expect([page, await opens('ada@example'), await opens('07700 900123')]).toEqual([page, page, page]);
    expect((await desk.view('person', page)).quotes).toMatchObject([{ id: draftId, price: 'No price yet' }]);
    expect(ada.email).toBe('ada@example.com');
    await createServices(deps).accounts.quotes.forget({ draftId }, ada);
    expect(await names('byron')).toEqual([]);
  });

  it('DSK-1: who is forgotten is not found', async () => {
    await sent('contact', { name: 'Nadia Haddad' }, 'n@example.com', null);
    await deleteExpiredEnquiries(deps.db, new Date('2036-01-01T00:00:00.000Z'));
    expect(await names('nadia')).toEqual([]);
    expect(await deps.db.selectFrom('search_words').selectAll().execute()).toEqual([]);
  });

  it('DSK-1: many are listed by pages, who was heard of last first', async () => {
    for (let at = 0; at < 27; at += 1) {
      await sent('contact', { name: `Nadia Number${at}` }, `n${at}@example.com`, null);
      clock.advanceMinutes(1);
    }
    const first = await desk.view('people', search('nadia'));
    expect(first.people[0]).toMatchObject({ name: 'Nadia Number26', orders: 0, email: 'n26@example.com' });
    expect(first.paging).toMatchObject({ total: 27, pages: 2, page: 1 });
    expect((await desk.view('people', `${search('nadia')}&page=2`)).people).toHaveLength(2);
    expect((await desk.view('people', `${search('nadia')}&page=9`)).paging).toMatchObject({ total: 27, page: 1 });
  });

  it('DSK-1: a search reads the index of words and nothing else of them', async () => {
    const query = searchOf('haddad 07700 900123', 1);
    if (!query) throw new Error('Nothing is searched');
    const plan = await database()
      .db.connection()
      .execute(async (connection) => {
        if (database().kind === 'sqlite') return (await sql`explain query plan ${query}`.execute(connection)).rows;
        // PostgreSQL reads a small table whole, whatever indices exist.
        await sql`set enable_seqscan = off`.execute(connection);
        return (await sql`explain ${query}`.execute(connection)).rows;
      });
    const steps = JSON.stringify(plan);
    expect(steps).toMatch(/search_words_word/);
    expect(steps).not.toMatch(/SCAN search_words|Seq Scan on search_words/);
  });
});
