import type { PlacesDto } from '@/lib/contracts/calculation';
import { APP_PREFIX } from '@/lib/contracts/endpoint';
import type { ErrorBody, QuoteDto } from '@/lib/contracts/errors';
import { FORM_AGE_HEADER, HONEYPOT } from '@/lib/contracts/forms';
import type { DayDto } from '@/lib/contracts/slots';
import type { ListSizeDto, StorageSizeDto } from '@/lib/contracts/storage';
import { whatFitsWord } from '@/lib/domain/answers/flow-answers';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { serviceOf } from '@/lib/domain/services/all';
import { FLOWS } from '@/lib/domain/services/flows';
import { replaceServices } from '@/lib/server/container';
import { viewOrder } from '@/lib/server/modules/booking/service';
import { postJson, postOrderOf } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { anAddress, anItem, fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { proofFor } from '@/lib/testing/rentals';
import {
  fullCleaningAnswers,
  fullReturnAnswers,
  fullStorageAnswers,
  ORDERS_OF_EVERY_SERVICE,
} from '@/lib/testing/services';
import { MESSAGES } from '@/lib/validation/messages';

const OUTSIDE_MOVE = serviceOf('moving').whyByRequest(['M1 1AE', 'L1 8JQ']);
const OUTSIDE_CLEAN = serviceOf('cleaning').whyByRequest(['M1 1AE']);

const TEST_DAY = '2026-12-15';

describeWithDatabase('the calls of every service', (database) => {
  let api: ApiServer;
  const clock = fixedClock();

  beforeEach(async () => {
    replaceServices(testDeps(database().db, clock.now));
    api = await startApi();
  });

  const price = (answers: object) =>
    postJson<QuoteDto & ErrorBody>(api.origin, `${APP_PREFIX}/calculation_personalized`, answers);
  const daysOf = async (service: string, answers: object, date = TEST_DAY) => {
    const body = { service, from: date, to: date, answers: { ...answers, service } };
    return (await postJson<{ days: readonly DayDto[] }>(api.origin, `${APP_PREFIX}/slots`, body)).body.days;
  };

  it.each(ORDERS_OF_EVERY_SERVICE)(
    'BOOK-5: $flow costs the same on the price panel, on the calendar and in the order',
    async ({ flow, price: pounds, on }) => {
      const answers = on(TEST_DAY);
      const quote = (await price({ ...answers, service: FLOWS[flow].service })).body;
      const [day] = await daysOf(FLOWS[flow].service, answers);
      const proof = await proofFor(testDeps(database().db, clock.now), flow);
      const order = await postOrderOf(api.origin, flow, answers, pounds, proof);
      expect([quote.totalWithDiscount, day?.total, order.body.totalWithDiscount]).toEqual([pounds, pounds, pounds]);
    },
  );

  it.each(ORDERS_OF_EVERY_SERVICE)('BOOK-5: $flow at another price is refused with the right one', async (order) => {
    const { flow, on, price: pounds } = order;
    const proof = await proofFor(testDeps(database().db, clock.now), flow);
    const { status, body } = await postOrderOf(api.origin, flow, on(TEST_DAY), pounds + 1, proof);
    expect([status, body.error.code, body.error.quote?.totalWithDiscount]).toEqual([409, 'price_changed', pounds]);
  });

  it.each(ORDERS_OF_EVERY_SERVICE)('QUO-9: a draft of $flow comes back as it was saved', async ({ flow, on }) => {
    const draft = { draftId: null, flow, step: 'details', answers: on(TEST_DAY) };
    const { body } = await postJson<{ flow: string; answers: object }>(
      api.origin,
      `${APP_PREFIX}/easy_checkout`,
      draft,
    );
    expect([body.flow, body.answers]).toEqual([flow, draft.answers]);
  });

  it('PRC-5: storage has one price a unit: among all plans, on its own and in what follows', async () => {
    const answers = { ...fullStorageAnswers(), service: 'STORAGE_COLLECTION' };
    type Plans = { readonly plans: readonly { readonly space: string; readonly quote: QuoteDto }[] };
    const { plans } = (await postJson<Plans>(api.origin, `${APP_PREFIX}/calculation_fixed`, answers)).body;
    expect(plans.map(({ space }) => space)).toEqual(STORAGE_UNITS.map(({ space }) => space));
    for (const { space, quote } of plans) {
      expect((await price({ ...answers, storageSpace: space })).body).toEqual(quote);
    }
    const follows = plans.find(({ space }) => space === 'Plan 6x4')?.quote.follows;
    expect(follows?.map(({ key, amount }) => [key, amount])).toEqual([
      ['storage', 52.56],
      ['return', 79],
    ]);
  });

  it.each([
    [
      'an area beyond the largest unit',
      { ...fullStorageAnswers({ storageSpace: 'custom', squareFeet: 201 }), service: 'STORAGE_COLLECTION' },
      'storageSpace',
    ],
    ['a larger home', { ...fullCleaningAnswers({ cleaningSpace: 'custom' }), service: 'CLEANING' }, 'cleaningSpace'],
  ])('PRC-3, PRC-5: %s has no price online', async (_, answers, field) => {
    const { status, body } = await price(answers);
    expect([status, body.error.code, Object.keys(body.error.fields ?? {})]).toEqual([422, 'by_request', [field]]);
  });

  it.each([
    ['STORAGE_COLLECTION', fullStorageAnswers(), 'storage_collection'],
    ['STORAGE_RETURN', fullReturnAnswers(), 'delivery'],
    ['CLEANING', fullCleaningAnswers(), 'cleaning'],
  ] as const)('BOOK-4: %s names the postcode that it does not know', async (service, answers, kind) => {
    const nowhere = { ...Object.values(answers.addresses)[0], postcode: 'ZZ99 9ZZ' };
    const { body } = await price({ ...answers, service, addresses: { [kind]: nowhere } });
    expect(Object.keys(body.error.fields ?? {})).toEqual([`addresses.${kind}.postcode`]);
  });

  it('BOOK-4: a return of a unit names the unit that is missing, never a price without it', async () => {
    const { status, body } = await price({ ...fullReturnAnswers({ storageSpace: '' }), service: 'STORAGE_RETURN' });
    expect([status, body.error.fields]).toEqual([422, { storageSpace: 'Choose a unit' }]);
  });

  it('QUO-4: a clean that follows a move has no slot before the move is over', async () => {
    const answers = fullCleaningAnswers({ moveSlot: ['10:00', '12:00'] });
    const [day] = await daysOf('CLEANING', answers);
    expect(day?.slots.map(({ start, state }) => [start, state])).toEqual([
      ['08:00', 'full'],
      ['10:00', 'full'],
      ['12:00', 'free'],
      ['14:00', 'free'],
      ['16:00', 'free'],
      ['18:00', 'free'],
    ]);
    const early = await postOrderOf(api.origin, 'cleaning', answers, 269);
    expect([early.status, Object.keys(early.body.error.fields ?? {})]).toEqual([
      422,
      ['answers.timeSlot.cleaningDate'],
    ]);
  });

  it('LAW-6: storage inside the 14 days needs the request to begin, a return does not', async () => {
    const soon = '2026-12-01';
    const dated = (answers: object, key: string) => ({ ...answers, dates: { [key]: soon } }) as never;
    const storage = dated(fullStorageAnswers(), 'storageCollectionDate');
    const { status, body } = await postOrderOf(api.origin, 'storage', storage, 139.46);
    expect([status, body.error.code]).toEqual([422, 'validation_failed']);
    expect(Object.keys(body.error.fields ?? {})).toEqual(['answers.wantsStartWithin14Days']);
    const proof = await proofFor(testDeps(database().db, clock.now), 'storage-return');
    const answers = dated(fullReturnAnswers(), 'deliveryDate');
    const back = await postOrderOf(api.origin, 'storage-return', answers, 94.82, proof);
    expect(back.status).toBe(201);
  });

  it.each([
    ['MOVING', ['HS1 2AA', 'N1 2TX'], ['We do not drive to the Outer Hebrides', null], null],
    ['MOVING', ['bt1', ''], ['We do not drive to Northern Ireland', null], null],
    ['MOVING', ['ZZ9 9ZZ', 'ZE1'], ['We do not know the postcode district ZZ9', 'We do not drive to Shetland'], null],
    ['MOVING', ['M1', 'L1'], [null, null], OUTSIDE_MOVE],
    ['MOVING', ['M1', 'L'], [null, null], null],
    ['CLEANING', ['M1 1AE'], [null], OUTSIDE_CLEAN],
    ['STORAGE_COLLECTION', ['M1 1AE'], [null], null],
  ] as const)(
    'BOOK-4: says of %s at %j what is wrong with the places',
    async (service, postcodes, unserved, reason) => {
      const path = '/calc-api/public/v1/check_places';
      const { status, body } = await postJson<PlacesDto>(api.origin, path, { service, postcodes });
      expect([status, body.byRequest]).toEqual([200, reason]);
      expect(body.unserved.map((text, at) => text && text.slice(0, unserved[at]?.length))).toEqual(unserved);
    },
  );

  it('BOOK-4: a clean outside Greater London has no price and cannot be ordered', async () => {
    const answers = fullCleaningAnswers({ addresses: { cleaning: anAddress({ postcode: 'M1 1AE' }) } });
    const { status, body } = await price({ ...answers, service: 'CLEANING' });
    expect([status, body.error.code]).toEqual([422, 'by_request']);
    expect(body.error.fields).toEqual({ 'addresses.cleaning.postcode': OUTSIDE_CLEAN });
    const order = await postOrderOf(api.origin, 'cleaning', answers, 269);
    expect(order.status).toBe(422);
  });

  it('PRC-5: finds the unit for a list, and prices it without asking for one', async () => {
    const furnitureItems = [anItem(2.4, { id: 'box_m', quantity: 50 })];
    const size = await postJson<ListSizeDto>(api.origin, '/order-api/public/v1/calculate_storage_size', {
      furnitureItems,
    });
    expect(size.body).toMatchObject({ cubicFeet: 120, squareFeet: 24, storageSpace: 'Plan 6x4', percentFull: 90 });
    const answers = fullStorageAnswers({ furnitureItems });
    type Unknown = { readonly size: StorageSizeDto; readonly quote: QuoteDto };
    const path = '/calc-api/api/v1/calculate_to_unknown_storage';
    const { body } = await postJson<Unknown>(api.origin, path, answers);
    const { chosen, ...needed } = size.body;
    expect(chosen).toBeNull();
    const known = await price({ ...answers, service: 'STORAGE_COLLECTION', storageSpace: 'Plan 6x4' });
    expect(body).toEqual({ size: needed, quote: known.body });
  });

  it('FIT-1: says whether a chosen unit holds the list, and what finds no room', async () => {
    const path = '/order-api/public/v1/calculate_storage_size';
    const wardrobes = anItem(68, { id: 'wardrobe_3', quantity: 3 });
    const fitIn = async (storageSpace: string) =>
      (await postJson<ListSizeDto>(api.origin, path, { furnitureItems: [wardrobes], storageSpace })).body.chosen;
    expect(await fitIn('Plan 9x8')).toEqual({ holds: true, outside: [], measuredBy: 'packing' });
    const small = await fitIn('Plan 6x4');
    expect(small?.holds).toBe(false);
    expect(small?.outside).toEqual([{ title: 'Wardrobe, triple', quantity: expect.any(Number) as number }]);
  });

  it('FIT-1: sells no unit that cannot hold the list, except by the word, which the price repeats', async () => {
    const tooMuch = fullStorageAnswers({ furnitureItems: [anItem(328)] });
    const pounds = 156.16;
    const refused = await postOrderOf(api.origin, 'storage', tooMuch, pounds);
    expect([refused.status, refused.body.error.fields]).toEqual([
      422,
      { 'answers.storesWhatFits': MESSAGES.doesNotFit },
    ]);
    const agreed = { ...tooMuch, storesWhatFits: whatFitsWord(tooMuch) };
    const { status, body } = await postOrderOf(api.origin, 'storage', agreed, pounds);
    expect(status).toBe(201);
    const view = await viewOrder(testDeps(database().db, clock.now), body.reference, body.token);
    expect(view?.quote.lines.map(({ label }) => label)).toContain('We store what fits');
  });

  it('PRC-6: prices by request what is too heavy, whatever weight the caller gives', async () => {
    const grand = anItem(80, { id: 'piano_baby_grand', kilograms: 1 });
    const { status, body } = await price({ ...fullAnswers({ furnitureItems: [grand] }), service: 'MOVING' });
    expect([status, body.error.code, body.error.fields]).toEqual([
      422,
      'by_request',
      { furnitureItems: MESSAGES.tooHeavy },
    ]);
  });

  it('PRC-5: a long list is measured by its volume', async () => {
    const furnitureItems = [anItem(2.4, { id: 'box_m', quantity: 150 })];
    const path = '/order-api/public/v1/calculate_storage_size';
    const { body } = await postJson<StorageSizeDto>(api.origin, path, { furnitureItems });
    expect(body).toMatchObject({ cubicFeet: 360, storageSpace: 'Plan 9x8', percentFull: 90 });
  });

  it('PRC-5: a list that no unit holds is by request', async () => {
    const answers = fullStorageAnswers({ furnitureItems: [anItem(400, { quantity: 3 })] });
    const path = '/calc-api/api/v1/calculate_to_unknown_storage';
    const { status, body } = await postJson<ErrorBody>(api.origin, path, answers);
    expect([status, body.error.code]).toEqual([422, 'by_request']);
  });

  itOnBoth(
    'PRC-3: a request for a quote is one lead and one message to each who hears of it, however often it is sent',
    async () => {
      const { firstName, lastName, email, phone, phonePrefix } = fullCleaningAnswers();
      const request = {
        idempotencyKey: 'request-request-1',
        service: 'cleaning',
        firstName,
        lastName,
        email,
        phone,
        phonePrefix,
        postcode: 'E1 6AN',
        comment: 'Five bedrooms',
      };
      const path = `${APP_PREFIX}/request_quote`;
      const first = await postJson<{ leadId: string }>(api.origin, path, request);
      const second = await postJson<{ leadId: string }>(api.origin, path, request);
      expect([first.status, second.body]).toEqual([201, first.body]);
      const { db } = database();
      const enquiries = await db.selectFrom('leads').selectAll().execute();
      expect(enquiries.map(({ id, type }) => [id, type])).toEqual([[first.body.leadId, 'cleaning_by_request']]);
      const messages = await db.selectFrom('outbox').select(['topic', 'payload']).orderBy('topic').execute();
      const payload = JSON.stringify({ leadId: first.body.leadId });
      const topics = ['lead.copy.customer', ...['operator', 'slack', 'webhook'].map((to) => `lead.created.${to}`)];
      expect(messages).toEqual(topics.map((topic) => ({ topic, payload })));
    },
  );

  describe('PRC-3: a request for a quote', () => {
    const path = `${APP_PREFIX}/request_quote`;
    let sent = 0;
    /** Each from an address of its own, with a key of its own. */
    const ask = (changes: object, headers: Readonly<Record<string, string>> = {}) => {
      sent += 1;
      const { firstName, lastName, email, phone, phonePrefix } = fullCleaningAnswers();
      const contact = { firstName, lastName, email, phone, phonePrefix, postcode: 'E1 6AN', comment: `Home ${sent}` };
      const request = { idempotencyKey: `request-request-${sent}`, service: 'cleaning', ...contact, ...changes };
      return postJson<{ leadId: string } & ErrorBody>(api.origin, path, request, {
        'X-Forwarded-For': `2001:db8:0:${sent.toString(16)}::1`,
        ...headers,
      });
    };
    const count = async (table: 'leads' | 'held_forms') =>
      (await database().db.selectFrom(table).select('id').execute()).length;

    it.each([
      ['fills the field that people do not see', { [HONEYPOT]: 'https://spam.example' }, {}],
      ['is sent faster than anybody types', {}, { [FORM_AGE_HEADER]: '0.4' }],
    ])('is held apart when it %s, and answered alike', async (_, trap, headers) => {
      const { status, body } = await ask(trap, headers);
      expect([status, Object.keys(body)]).toEqual([201, ['leadId']]);
      expect([await count('leads'), await count('held_forms')]).toEqual([0, 1]);
      expect((await ask({}, { [FORM_AGE_HEADER]: '40' })).status).toBe(201);
      expect(await count('leads')).toBe(1);
    });

    it.each([
      ['mailbox, however it is written', (n: number) => ({ email: `a.da+${n}@Example.com`, phone: `0770090010${n}` })],
      ['telephone', (n: number) => ({ email: `ada-${n}@example.com` })],
    ])('is limited for one %s', async (_, who) => {
      for (let n = 0; n < 10; n += 1) expect((await ask(who(n))).status).toBe(201);
      const { status, body } = await ask({ ...who(9), service: 'moving' });
      expect([status, body.error.code, await count('leads')]).toEqual([429, 'rate_limited', 10]);
    });
  });
});
