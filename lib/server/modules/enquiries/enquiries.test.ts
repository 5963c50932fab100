import type { ErrorBody } from '@/lib/contracts/errors';
import {
  FORM_AGE_HEADER,
  HONEYPOT,
  IDEMPOTENCY_HEADER,
  moversQuote,
  partnersQuote,
  studentsQuote,
  websiteForm,
} from '@/lib/contracts/forms';
import { replaceServices } from '@/lib/server/container';
import { postJson } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import * as filled from '@/lib/testing/forms';
import { testDeps } from '@/lib/testing/place-order';
import {
  affiliatePayload,
  callbackPayload,
  contactPayload,
  disposalPayload,
  footerCallbackPayload,
  materialsPayload,
  moverPayload,
  studentPayload,
} from '@/lib/validation/forms/schemas';

const CALLBACK = callbackPayload(filled.CALLBACK, 'callback_popup');
const KEY = { [IDEMPOTENCY_HEADER]: 'key-0123456789abcdef' };

describeWithDatabase('forms', (database) => {
  const clock = fixedClock();
  let api: ApiServer;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(testDeps(database().db, clock.now, { TRUST_PROXY: '1' }));
    api = await startApi();
  });

  let visitor = 0;
  /** Each from an address of its own, unless it is given. */
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    visitor += 1;
    return postJson<ErrorBody>(api.origin, path, body, { 'X-Forwarded-For': `203.0.113.${visitor % 250}`, ...headers });
  };
  const enquiries = () =>
    database().db.selectFrom('leads').select(['id', 'type', 'body_json', 'email', 'phone']).orderBy('type').execute();
  const messages = () =>
    database().db.selectFrom('outbox').select(['topic', 'payload', 'available_at']).orderBy('topic').execute();

  it.each([
    ['CBK-3', 'callback_popup', websiteForm, CALLBACK, '+447700900456'],
    ['FTR-2', 'callback_footer', websiteForm, footerCallbackPayload(filled.FOOTER_CALLBACK), '+447700900457'],
    ['AFF-1', 'partners_quote', partnersQuote, affiliatePayload(filled.AFFILIATE), '+442079460322'],
    ['FRM-1', 'contact', websiteForm, contactPayload(filled.CONTACT), '+442079460321'],
    ['FRM-1', 'materials', websiteForm, materialsPayload(filled.MATERIALS_ORDER), '+442079460321'],
    ['FRM-1', 'disposal', websiteForm, disposalPayload(filled.DISPOSAL), '+442079460321'],
    ['FRM-1', 'students_quote', studentsQuote, studentPayload(filled.STUDENT), '+442079460321'],
    ['FRM-1', 'movers_quote', moversQuote, moverPayload(filled.MOVER), '+442079460321'],
  ])('%s: of %s, the lead and its messages are written together', async (_, type, contract, body, phone) => {
    expect(await post(contract.path, body)).toMatchObject({ status: 200, body: { accepted: true } });
    const [enquiry, ...more] = await enquiries();
    expect(more).toEqual([]);
    expect(enquiry).toMatchObject({ type, phone });
    expect({ ...JSON.parse(enquiry?.body_json ?? ''), type }).toEqual({ ...body, type });
    const payload = JSON.stringify({ leadId: enquiry?.id });
    const copy = 'email' in body ? ['lead.copy.customer'] : [];
    expect((await messages()).map((message) => [message.topic, message.payload])).toEqual(
      [...copy, ...['operator', 'slack', 'webhook'].map((to) => `lead.created.${to}`)].map((topic) => [topic, payload]),
    );
  });

  it('API-4: names each wrong field, and nothing is half-saved', async () => {
    const { status, body } = await post(websiteForm.path, { name: '', phone: '12', type: 'callback_popup' });
    expect([status, body.error.fields]).toEqual([
      422,
      { name: 'Field is required', phone: 'Please enter a valid phone number' },
    ]);
    expect((await post(websiteForm.path, { ...CALLBACK, type: 'nonsense' })).status).toBe(422);
    expect([await enquiries(), await messages()]).toEqual([[], []]);
  });

  itOnBoth('FRM-1: ten posts at once with one key are one lead', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(websiteForm.path, CALLBACK, KEY)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await enquiries()).toHaveLength(1);
    expect(await messages()).toHaveLength(3);
  });

  it('FRM-1: the same content without a key is one lead for ten minutes, and a new one after them', async () => {
    await post(websiteForm.path, CALLBACK);
    clock.advanceMinutes(9);
    await post(websiteForm.path, CALLBACK);
    expect(await enquiries()).toHaveLength(1);
    clock.advanceMinutes(2);
    await post(websiteForm.path, CALLBACK);
    expect(await enquiries()).toHaveLength(2);
  });

  it('FRM-1: what was corrected and sent under the old key is not lost', async () => {
    await post(websiteForm.path, CALLBACK, KEY);
    await post(websiteForm.path, { ...CALLBACK, name: 'Zoe Ohara' }, KEY);
    expect(await enquiries()).toHaveLength(2);
  });

  itOnBoth(
    'API-4: one phone number is limited across instances and addresses, and not stored with the limit',
    async () => {
      for (let n = 0; n < 10; n += 1) {
        const { status } = await post(websiteForm.path, { ...CALLBACK, name: `Visitor ${n}` });
        expect(status).toBe(200);
      }
      replaceServices(testDeps(database().another(), clock.now, { TRUST_PROXY: '1' }));
      const { status, headers, body } = await post(websiteForm.path, { ...CALLBACK, name: 'One more' });
      expect([status, body.error.code, headers.get('Retry-After')]).toEqual([429, 'rate_limited', '3600']);
      expect(await enquiries()).toHaveLength(10);
      const keys = await database().db.selectFrom('rate_limits').select('key').execute();
      expect(keys.filter(({ key }) => key.includes('7700'))).toEqual([]);
      clock.advanceMinutes(61);
      expect((await post(websiteForm.path, { ...CALLBACK, name: 'One more' })).status).toBe(200);
    },
  );

  it('API-4: one mailbox is limited, however its address is written', async () => {
    const send = (n: number) => {
      const email = `${n % 2 ? 'z.o.e' : 'Zoe'}+${n}@example.org`;
      return post(websiteForm.path, { ...contactPayload(filled.CONTACT), email, phone: `077009001${n + 10}` });
    };
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await send(n)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('API-4: one address is limited, with Retry-After', async () => {
    const from = { 'X-Forwarded-For': '198.51.100.7' };
    const statuses: number[] = [];
    for (let n = 0; n < websiteForm.perMinute + 1; n += 1) {
      statuses.push((await post(websiteForm.path, { ...CALLBACK, phone: '1' }, from)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const { headers } = await post(websiteForm.path, CALLBACK, from);
    expect(headers.get('Retry-After')).toBe('60');
    expect(await enquiries()).toEqual([]);
  });

  const CONTACT = contactPayload(filled.CONTACT);
  const held = () => database().db.selectFrom('held_forms').select(['type', 'reason']).execute();

  it.each([
    ['a callback', CALLBACK],
    ['the callback of the foot', footerCallbackPayload(filled.FOOTER_CALLBACK)],
  ])('FRM-1: %s is told of at once, however quick it was: the browser fills two fields by itself', async (_, body) => {
    await post(websiteForm.path, body, { [FORM_AGE_HEADER]: '0.2' });
    expect([(await enquiries()).length, await held()]).toEqual([1, []]);
    expect(await messages()).toHaveLength(3);
  });

  itOnBoth.each([
    ['a filled trap', { [HONEYPOT]: 'https://spam.example' }, {}, 'honeypot'],
    ['two seconds', {}, { [FORM_AGE_HEADER]: '2.4' }, 'too_fast'],
  ])('FRM-1: with %s it is thanked for, held, and looked at five minutes later', async (_, extra, headers, reason) => {
    const sent = { ...CONTACT, ...extra };
    expect(await post(websiteForm.path, sent, headers)).toMatchObject({ status: 200, body: { accepted: true } });
    expect([await enquiries(), await held()]).toEqual([[], [{ type: 'contact', reason }]]);
    expect(await messages()).toMatchObject([{ topic: 'lead.held.review', available_at: '2026-11-24T09:05:00.000Z' }]);
  });

  it('FRM-1: three seconds are enough for a long form, and an empty trap is no trap', async () => {
    await post(websiteForm.path, { ...CONTACT, [HONEYPOT]: '' }, { [FORM_AGE_HEADER]: '3' });
    expect(await enquiries()).toHaveLength(1);
  });

  itOnBoth('FRM-1: a lead whose messages cannot be written is not written either', async () => {
    const { db } = database();
    await db.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await post(websiteForm.path, CALLBACK)).status).toBe(500);
    silent.mockRestore();
    expect(await enquiries()).toEqual([]);
    await db.schema.alterTable('outbox_gone').renameTo('outbox').execute();
    expect((await post(websiteForm.path, CALLBACK)).status).toBe(200);
    expect([(await enquiries()).length, (await messages()).length]).toEqual([1, 3]);
  });
});
