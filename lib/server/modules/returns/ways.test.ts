import { createOrder, easyCheckout } from '@/lib/contracts/checkout';
import { askForReturn, openReturnLink, requestReturnLink, returnFromOrder } from '@/lib/contracts/returns';
import { SIGN_IN_LINK_MINUTES } from '@/lib/domain/account';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { createServices, replaceServices } from '@/lib/server/container';
import { enquiryFacts } from '@/lib/server/modules/enquiries/enquiry-facts';
import { enquiryLines } from '@/lib/server/modules/enquiries/notifications';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { postJson, type Answer, type OrderAnswer } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { anAddress, anItem } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { aRental, type Rental } from '@/lib/testing/rentals';
import { fullReturnAnswers } from '@/lib/testing/services';
import { returnLinkUrl } from './service';

const ADA = 'ada@example.com';
const SOFA = anItem(50, { id: 'custom_sofa', title: 'Sofa' });

describeWithDatabase('showing whose things come back', (database) => {
  const clock = fixedClock();
  const depsOf = () => testDeps(database().db, clock.now);
  let api: ApiServer;
  let rental: Rental;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(depsOf());
    api = await startApi();
    rental = await aRental(depsOf(), { furnitureItems: [SOFA] });
  });

  const post = <B>(path: string, body: object) => postJson<B>(api.origin, path, body);
  const postForm = (path: string, fields: Record<string, string>) =>
    fetch(api.origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const ask = (changes: object = {}) =>
    post<object>(requestReturnLink.path, { reference: rental.reference, email: ADA, ...changes });
  const open = (link: string) => post<{ readonly path: string }>(openReturnLink.path, { link });
  const mailed = async () => (await database().db.selectFrom('outbox').select('payload').execute()).length;
  async function newestLink(): Promise<string> {
    const rows = database().db.selectFrom('return_links').select('id').orderBy('created_at', 'desc');
    const { id } = await rows.executeTakeFirstOrThrow();
    return new URL(await returnLinkUrl(depsOf(), id)).searchParams.get('link') ?? '';
  }
  async function draftOf(answers: ReturnAnswers): Promise<string> {
    const body = { draftId: null, flow: 'storage-return', step: 'details', answers };
    return (await post<{ readonly draftId: string }>(easyCheckout.path, body)).body.draftId;
  }
  const draftIn = ({ body }: Answer<{ readonly path: string }>) => body.path.split('?quote=')[1] ?? '';
  const read = async (draftId: string) => createServices(depsOf()).drafts.read(draftId);
  const order = (draftId: string, total: number) =>
    post<OrderAnswer>(createOrder.path, {
      idempotencyKey: `key-${draftId}`,
      draftId,
      flow: 'storage-return',
      expectedTotal: total,
      answers: fullReturnAnswers(),
    });

  itOnBoth('OWN-1: a link goes to the address of the storage order, and with it the return is ordered', async () => {
    expect((await ask({ reference: ` ${rental.reference.toLowerCase()} `, email: 'Ada@Example.com' })).status).toBe(
      200,
    );
    expect(await mailed()).toBe(1);
    const opened = await open(await newestLink());
    expect(opened.body.path).toMatch(/^\/get-a-quote\/storage-return\/address\?quote=/);
    const draft = await read(draftIn(opened));
    expect(draft?.store).toBe(rental.reference);
    // Who opens it reads that mailbox: the account of the mailbox lists it.
    const rows = await database().db.selectFrom('drafts').select('owner_email').execute();
    expect(rows).toEqual([{ owner_email: ADA }]);
    expect(draft?.answers).toMatchObject({ returnKind: 'unit', storedItems: [SOFA], firstName: 'Ada', email: ADA });
    expect((await order(draftIn(opened), 61)).status).toBe(201);
  });

  itOnBoth.each([
    ['another address', () => ({ email: 'eve@example.com' })],
    ['a reference that there is not', () => ({ reference: 'SM-AAAA-AAAA' })],
  ])('OWN-1: the same answer for %s, and no mail', async (_, wrong) => {
    const right = await ask();
    clock.advanceMinutes(1);
    const other = await ask(wrong());
    expect([other.status, other.body]).toEqual([right.status, right.body]);
    expect(await mailed()).toBe(1);
    expect((await open(await newestLink())).status).toBe(401);
  });

  itOnBoth('OWN-1: the link works once, and for a quarter of an hour', async () => {
    await ask();
    const first = await newestLink();
    const statuses = await Promise.all([open(first), open(first), open(first)]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    await ask();
    const second = await newestLink();
    clock.advanceMinutes(SIGN_IN_LINK_MINUTES);
    expect((await open(second)).status).toBe(401);
    expect((await open(`${second.slice(0, -1)}_`)).status).toBe(401);
    await runRetentionJobs(depsOf());
    expect(await database().db.selectFrom('return_links').select('id').execute()).toEqual([]);
  });

  it('OWN-1: a mailbox gets four links in a quarter of an hour, whoever asks', async () => {
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await mailed()).toBe(4);
  });

  it('OWN-1: what was typed before is taken over into a new quote, which who asked does not know', async () => {
    const typed = await draftOf(
      fullReturnAnswers({ returnKind: 'items', addresses: { delivery: anAddress({ postcode: 'E8 1EJ' }) } }),
    );
    await ask({ draftId: typed });
    const opened = await open(await newestLink());
    expect(draftIn(opened)).not.toBe(typed);
    expect((await read(typed))?.store).toBeNull();
    expect((await order(typed, 61)).body.error.code).toBe('owner_unproven');
    expect((await read(draftIn(opened)))?.answers).toMatchObject({
      returnKind: 'items',
      storedItems: [SOFA],
      furnitureItems: [],
      isAgreedWithTerms: false,
      addresses: { delivery: { postcode: 'E8 1EJ' } },
    });
  });

  it('OWN-1: the key of the storage order’s page begins its return, a wrong one nothing', async () => {
    const { reference, token } = rental;
    const begun = await post<{ readonly path: string }>(returnFromOrder.path, { reference, token, what: 'items' });
    expect(begun.body.path).toMatch(/^\/get-a-quote\/storage-return\/packing\?quote=/);
    const wrong = { reference, token: `${token.slice(0, -1)}_`, what: 'items' };
    expect((await post(returnFromOrder.path, wrong)).status).toBe(404);
  });

  it('OWN-1: plain forms are led on, also where something is wrong', async () => {
    const page = '/get-a-quote/storage-return/whose';
    const enquiries = async (path: string, fields: Record<string, string>) =>
      (await postForm(path, fields)).headers.get('location');
    const asked = { reference: rental.reference, email: ADA, draftId: 'abc' };
    expect(await enquiries(requestReturnLink.path, asked)).toBe(`${page}?state=sent&quote=abc`);
    expect(await enquiries(requestReturnLink.path, { ...asked, email: '' })).toBe(
      `${page}?state=wrong-email&quote=abc#error-summary`,
    );
    expect(await enquiries(requestReturnLink.path, { email: ADA })).toBe(`${page}?state=wrong-number#error-summary`);
    expect(await enquiries(openReturnLink.path, { link: await newestLink() })).toContain('/address?quote=');
    expect(await enquiries(openReturnLink.path, { link: await newestLink() })).toBe(`${page}?state=link-over`);
    expect(await enquiries(returnFromOrder.path, { ...rental, what: 'unit', token: 'x' })).toBe(
      `${page}?state=nothing`,
    );
  });

  itOnBoth('OWN-1: who cannot show it asks, with everything that was typed, and orders nothing', async () => {
    const answers = fullReturnAnswers({ addOns: ['UNPACKING'] });
    const draftId = await draftOf(answers);
    const [first, again] = [await post(askForReturn.path, { draftId }), await post(askForReturn.path, { draftId })];
    expect([first.status, again.status]).toEqual([200, 200]);
    const { db } = database();
    const [enquiry, ...more] = await db.selectFrom('leads').selectAll().execute();
    if (!enquiry) throw new Error('No lead');
    expect(more).toEqual([]);
    expect(enquiryFacts(enquiry)).toMatchObject({
      title: 'Return, owner to be checked',
      who: 'Ada Sample',
      email: ADA,
    });
    expect(enquiryFacts(enquiry).rows).toEqual(
      expect.arrayContaining([
        ['Postcode', 'SE15 4QL'],
        ['Brings back', '1 × Everything in the 6 × 4 ft unit'],
        ['With', 'Unpacking'],
        ['When', 'Tuesday 15 December 2026, 10:00–12:00'],
        ['Price shown', '£185.20'],
      ]),
    );
    const topics = (await db.selectFrom('outbox').select('topic').execute()).map(({ topic }) => topic);
    expect(topics.toSorted()).toEqual([
      'lead.copy.customer',
      'lead.created.operator',
      'lead.created.slack',
      'lead.created.webhook',
    ]);
    expect(await db.selectFrom('orders').select('id').where('flow', '=', 'storage-return').execute()).toEqual([]);
  });

  it('OWN-1: what somebody has named themselves is told to the office, and nowhere else', async () => {
    const own = { id: 'custom_1', title: 'Harp, ring 07700 900999', quantity: 1, cubicFeet: 10, kilograms: 20 };
    const sofa = { id: 'sofa_3', title: 'Call me', quantity: 1, cubicFeet: 1, kilograms: 1 };
    const items = { returnKind: 'items', furnitureItems: [own, sofa] } as const;
    const draftId = await draftOf(fullReturnAnswers(items));
    expect((await post(askForReturn.path, { draftId })).status).toBe(200);
    const enquiry = await database().db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    const facts = enquiryFacts(enquiry);
    expect(facts.rows).toEqual(expect.arrayContaining([['And things of their own', '1 × Harp, ring 07700 900999']]));
    const told = JSON.stringify([facts.copyRows, enquiryLines(facts)]);
    expect(told).not.toMatch(/Harp|Call me/);
    expect(told).toContain('Brings back');
  });

  it('OWN-1: what is not finished cannot be asked for, nor what is no return', async () => {
    const unfinished = await draftOf(fullReturnAnswers({ email: '' }));
    expect((await post(askForReturn.path, { draftId: unfinished })).status).toBe(422);
    expect((await post(askForReturn.path, { draftId: 'A'.repeat(24) })).status).toBe(404);
  });
});
