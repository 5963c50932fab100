import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { bookFromAccount } from '@/lib/contracts/accounts';
import { unsubscribeFromNews } from '@/lib/contracts/forms';
import { getServices, replaceServices } from '@/lib/server/container';
import { CONTRACTS } from '@/lib/server/modules/api/calls';
import { DESK_CALLS } from '@/lib/server/modules/desk/actions';
import { answerPlainForm } from '@/lib/server/modules/enquiries/plain-form-page';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { sendJson } from './api-handler';

const POSTS = CONTRACTS.filter(({ method }) => method === 'POST');
const JSON_TYPE = 'application/json';
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=abc'];

const CREW_PHOTO = new URLSearchParams({
  crewDay: '2026-11-24.move.1',
  visit: 'v'.repeat(20),
  kind: 'before',
  at: '2026-11-24T09:00:00.000Z',
});

type Answer = readonly [name: string, type: string, status: number | undefined];

/** Requests that announce a body and never send it, so that only an answer that needs no body arrives. */
describeWithDatabase('STR-1: before a body is read', (database) => {
  const clock = fixedClock();
  let api: ApiServer;
  beforeEach(async () => {
    replaceServices(testDeps(database().db, clock.now));
    api = await startApi({
      '/form': async (request, response) => {
        sendJson(response, 200, await answerPlainForm(getServices(), 'contact', request, response));
      },
    });
  });

  async function answerTo(path: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
    const type = { 'Content-Type': JSON_TYPE, 'Content-Length': '1000' };
    const request = sendRequest(api.origin + path.replace(':id', 'nobody'), {
      method: 'POST',
      headers: { ...type, ...headers },
    });
    request.on('error', () => undefined);
    request.flushHeaders();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    request.destroy();
    return response;
  }

  const announce = async (path: string, headers: OutgoingHttpHeaders = {}): Promise<number | undefined> =>
    (await answerTo(path, headers)).statusCode;

  it('every call refuses a page of another site', async () => {
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    for (const { name, path } of POSTS) expect([name, await announce(path, foreign)]).toEqual([name, 403]);
  });

  it('every call refuses whoever may not call it, and a body beyond its limit', async () => {
    for (const { name, path, access, maxBytes, takesPhoto } of POSTS) {
      const status = await announce(path, { 'Content-Length': String(maxBytes + 1) });
      expect([name, status]).toEqual([name, access === 'own' ? 401 : takesPhoto ? 415 : 413]);
    }
  });

  itOnBoth('every call refuses an address that has called too often, in JSON and as a form', async () => {
    const answers: Answer[] = [];
    const expected: Answer[] = [];
    for (const { path } of POSTS) await announce(path, { 'Content-Length': '100000000' });
    await database().db.updateTable('rate_limits').set({ hits: 100_000 }).execute();
    for (const { name, path } of POSTS) {
      // A mail program's form has its token in the query, and its body is never read.
      const types = name === unsubscribeFromNews.name ? [JSON_TYPE] : [JSON_TYPE, ...FORM_TYPES];
      for (const type of types) {
        answers.push([name, type, await announce(path, { 'Content-Type': type })]);
        expected.push([name, type, 429]);
      }
    }
    expect(answers).toEqual(expected);
  });

  it('an address that has called too often is refused without the database until the minute is over', async () => {
    const { path, perMinute } = bookFromAccount;
    for (let call = 0; call <= perMinute; call += 1) await announce(path);
    await database().db.deleteFrom('rate_limits').execute();
    const { statusCode, headers } = await answerTo(path, { 'Content-Length': '1300000' });
    expect([statusCode, headers.connection]).toEqual([429, 'close']);
    clock.advanceMinutes(1);
    expect(await announce(path)).not.toBe(429);
  });

  it('a long form of a visitor who is not signed in ends its connection', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '100000000' };
    const { statusCode, headers: answered } = await answerTo(bookFromAccount.path, headers);
    expect([statusCode, answered.connection]).toEqual([303, 'close']);
  });

  it('a long body of JSON where a photo is taken ends its connection', async () => {
    const { statusCode, headers } = await answerTo('/api/crew/photo', { 'Content-Length': '1300000' });
    expect([statusCode, headers.connection]).toEqual([415, 'close']);
  });

  it('a long form that another site posts to a page ends its connection', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '1300000' };
    const { headers: answered } = await answerTo('/form', { ...headers, 'Sec-Fetch-Site': 'cross-site' });
    expect(answered.connection).toBe('close');
  });

  it('every call of the desk refuses whoever is not signed in', async () => {
    for (const path of DESK_CALLS.map(({ contract }) => contract.path)) {
      for (const type of [JSON_TYPE, ...FORM_TYPES]) {
        expect([path, type, await announce(path, { 'Content-Type': type })]).toEqual([path, type, 401]);
      }
    }
  });

  it.each([
    ['a claim photo with a wrong key', '/smart-app/api/v1/claim_photo?reference=SM-AAAAAA&token=x', 404],
    ['a crew photo from a phone without a session', `/api/crew/photo?${CREW_PHOTO.toString()}`, 404],
    ['a crew photo of no visit', '/api/crew/photo?crewDay=x', 422],
    ['a text message that Twilio has not signed', '/api/texts/twilio', 404],
  ])('%s is refused', async (_what, path, status) => {
    expect(await announce(path, { 'Content-Type': 'image/jpeg' })).toBe(status);
  });
});
