import { confirmNews, FORM_STAMP, HONEYPOT, studentsQuote, websiteForm } from '@/lib/contracts/forms';
import { getServices, replaceServices } from '@/lib/server/container';
import { sendJson, type ApiHandler } from '@/lib/server/platform/http/api-handler';
import { SITE } from '@/lib/site';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import * as filled from '@/lib/testing/forms';
import { testDeps } from '@/lib/testing/place-order';
import { answerPlainForm, type PlainAnswer } from './plain-form-page';

type Fields = Readonly<Record<string, string>>;

/** Handles a post as a page's getServerSideProps does. A header of the tests names the call. */
const page: ApiHandler = async (request, response) => {
  sendJson(response, 200, await answerPlainForm(getServices(), String(request.headers['x-call']), request, response));
};

/** Returns values as a browser posts them: numbers as text, a ticked box as "on", nested names with a dot. */
function fieldsOf(values: object, prefix = ''): Fields {
  const entries = Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return Object.entries(fieldsOf(value, `${name}.`));
    if (value === false) return [];
    return [[prefix + name, value === true ? 'on' : String(value)] as const];
  });
  return Object.fromEntries(entries);
}

describeWithDatabase('plain forms', (database) => {
  const clock = fixedClock();
  let api: ApiServer;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(testDeps(database().db, clock.now));
    api = await startApi({ '/page': page });
  });

  async function post(call: string, fields: Fields, headers: Fields = {}): Promise<PlainAnswer> {
    const body = new URLSearchParams(fields);
    const response = await fetch(`${api.origin}/page`, {
      method: 'POST',
      body,
      headers: { 'x-call': call, ...headers },
    });
    return (await response.json()) as PlainAnswer;
  }
  const enquiries = () => database().db.selectFrom('leads').select(['type', 'body_json']).execute();

  it.each([
    ['callback', websiteForm.path, { ...filled.CALLBACK, type: 'callback_popup' }, 'callback_popup'],
    ['callback-footer', websiteForm.path, { ...filled.FOOTER_CALLBACK, type: 'callback_footer' }, 'callback_footer'],
    ['contact', websiteForm.path, { ...filled.CONTACT, type: 'contact' }, 'contact'],
    ['business', 'website_form', { ...filled.BUSINESS, type: 'business' }, 'business'],
    ['shipping', 'shipping', filled.SHIPPING, 'shipping'],
    ['materials', 'materials', filled.MATERIALS_ORDER, 'materials'],
    ['disposal', 'disposal', filled.DISPOSAL, 'disposal'],
    ['student', studentsQuote.path, filled.STUDENT, 'students_quote'],
    ['mover', 'movers_quote', filled.MOVER, 'movers_quote'],
    ['partner', 'partner', filled.AFFILIATE, 'partners_quote'],
  ] as const)('FRM-1: %s posted without a script is the same lead', async (form, call, values, type) => {
    expect(await post(call, fieldsOf(values))).toEqual({ kind: 'accepted', form });
    expect((await enquiries()).map((enquiry) => enquiry.type)).toEqual([type]);
    await post(call, fieldsOf(values));
    expect(await enquiries()).toHaveLength(1);
  });

  it('FORM-2: errors come by field name, with everything as it was typed', async () => {
    const values = { ...fieldsOf(filled.DISPOSAL), phone: 'ring me', floor: '' };
    expect(await post('disposal', { ...values, [FORM_STAMP]: 'x', [HONEYPOT]: '' })).toEqual({
      kind: 'invalid',
      form: 'disposal',
      values,
      errors: { phone: 'Please enter a valid phone number', floor: 'Field is required' },
    });
    expect(await enquiries()).toEqual([]);
  });

  it('API-4: a post from another site is refused, whatever it carries', async () => {
    const fields = fieldsOf({ ...filled.CALLBACK, type: 'callback_popup' });
    expect(await post(websiteForm.path, fields, { 'Sec-Fetch-Site': 'cross-site' })).toEqual({ kind: 'refused' });
    expect(await post(websiteForm.path, fields, { Origin: 'https://elsewhere.example' })).toEqual({ kind: 'refused' });
    expect(await enquiries()).toEqual([]);
  });

  it.each(['nonsense', 'website_form', '/api/public/v1/log_event', 'constructor'])(
    'API-4: %s is no form of ours',
    async (call) => {
      expect(await post(call, { type: '__proto__', 'constructor.prototype': 'x' })).toEqual({ kind: 'unknown' });
    },
  );

  it('API-4: too many from one address are told when to try again, with everything kept', async () => {
    const fields = { email: 'no' };
    for (let n = 0; n < websiteForm.perMinute; n += 1) await post('newsletter', fields);
    expect(await post('newsletter', fields)).toEqual({
      kind: 'limited',
      form: 'newsletter',
      values: fields,
      retryAfter: 60,
    });
  });

  itOnBoth('API-3: with another backend configured nothing is taken here', async () => {
    const elsewhere = jest.replaceProperty(SITE, 'apiOrigin', 'https://api.example.org');
    expect(await post('mover', fieldsOf(filled.MOVER))).toEqual({ kind: 'unknown' });
    elsewhere.restore();
    expect(await enquiries()).toEqual([]);
  });

  it('FRM-1: a stamp of less than three seconds ago, or a filled trap, holds the form', async () => {
    const stamp = await getServices().enquiries.stamp();
    const fields = { ...fieldsOf(filled.MOVER), [FORM_STAMP]: stamp };
    expect(await post('mover', fields)).toEqual({ kind: 'accepted', form: 'mover' });
    expect(await post('mover', { ...fieldsOf(filled.MOVER), [HONEYPOT]: 'x' })).toMatchObject({ kind: 'accepted' });
    expect(await enquiries()).toEqual([]);
    clock.advanceMinutes(1);
    await post('mover', fields);
    expect(await enquiries()).toHaveLength(1);
  });

  it.each([['forged.signature'], ['']])('FRM-1: a stamp that is not ours (%p) says nothing', async (stamp) => {
    await post('mover', { ...fieldsOf(filled.MOVER), [FORM_STAMP]: stamp });
    expect(await enquiries()).toHaveLength(1);
  });

  it('NWS-1: a link that is not ours is unknown', async () => {
    expect(await post(confirmNews.path, { token: 'x'.repeat(43) })).toEqual({ kind: 'unknown' });
    expect(await post('newsletter-unsubscribe', {})).toEqual({ kind: 'unknown' });
  });
});
