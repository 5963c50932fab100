import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { whoAmI } from '@/lib/contracts/accounts';
import { listItems } from '@/lib/contracts/calculation';
import { notifySlack, sendConversion } from '@/lib/contracts/telemetry';
import { SITE } from '@/lib/site';
import { call, callQuietly, latest } from './client';
import { AbortedCall } from './errors';
import { reportError } from './report';

jest.mock('./report', () => ({ reportError: jest.fn() }));
const logged = jest.mocked(reportError);

/** These tests run the client against a real HTTP server, without mocks. */
let server: Server;
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  jest.replaceProperty(SITE, 'apiOrigin', `http://127.0.0.1:${port}`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  logged.mockClear();
});

const reply =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
const failure = (code: string) => ({ error: { code, message: 'No' } });

describe('call', () => {
  it('API-3: goes to the configured backend at the path of the contract', async () => {
    let url: string | undefined;
    answer = (request, response) => {
      ({ url } = request);
      reply(200, { items: [] })(request, response);
    };
    await expect(call(listItems, {})).resolves.toEqual({ items: [] });
    expect(url).toBe('/calc-api/public/v1/items');
  });

  it('API-3: goes to the site itself when it needs a cookie', async () => {
    answer = reply(200, { id: 'a', email: 'a@example.com' });
    const site = SITE.apiOrigin;
    axios.defaults.baseURL = site;
    jest.replaceProperty(SITE, 'apiOrigin', 'http://127.0.0.1:9');
    await expect(call(whoAmI, {})).resolves.toMatchObject({ id: 'a' });
    jest.replaceProperty(SITE, 'apiOrigin', site);
  });

  it('ERR-3: reports a failure and throws it again with its closed code', async () => {
    answer = reply(500, failure('internal_error'));
    await expect(call(listItems, {})).rejects.toMatchObject({ code: 'internal_error', status: 500 });
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: 'internal_error' }), { call: 'listItems' });
  });

  it('throws what is about the answers without troubling the error service', async () => {
    answer = reply(422, { error: { code: 'unknown_district', message: 'No', fields: { postcode: 'Unknown' } } });
    await expect(call(listItems, {})).rejects.toMatchObject({
      code: 'unknown_district',
      fields: { postcode: 'Unknown' },
    });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['slot_taken', { nearestSlots: [{ date: '2026-12-15', start: '08:00', end: '10:00' }] }],
    ['price_changed', { quote: { lines: [], total: 299, discount: 0, totalWithDiscount: 299 } }],
  ])('API-3: hands on what another backend says with its 409 %s, for the wizard to show', async (code, details) => {
    answer = reply(409, { error: { code, message: 'No', ...details } });
    await expect(call(listItems, {})).rejects.toMatchObject({ code, status: 409, ...details });
    expect(logged).not.toHaveBeenCalled();
  });

  it('BOOK-5: calls a connection that breaks unavailable', async () => {
    answer = (request) => request.socket.destroy();
    await expect(call(listItems, {})).rejects.toMatchObject({ code: 'unavailable', status: null });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('API-2: an aborted call is no error: nothing is reported', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const pending = call(listItems, {}, controller.signal);
    controller.abort();
    await expect(pending).rejects.toBeInstanceOf(AbortedCall);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('callQuietly', () => {
  it.each([
    ['a notice', () => callQuietly(notifySlack, { notice: 'quote_saved', reference: '' })],
    [
      'the conversion',
      () =>
        callQuietly(sendConversion, {
          event: 'order_created',
          tier: 'tier_one',
          value: 50,
          firstName: 'A',
          lastName: 'B',
          email: 'a@example.com',
          phone: '+447700900123',
          orderId: '1',
        }),
    ],
  ])('ERR-3: swallows a failure of %s, answers null and still reports it', async (_, send) => {
    answer = reply(503, 'down');
    await expect(send()).resolves.toBeNull();
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('latest', () => {
  it('API-2: a newer call aborts the older one, which answers null', async () => {
    const ask = latest((body: object, signal) => call(listItems, body, signal));
    answer = reply(200, { items: [] });
    const older = ask({});
    const newer = ask({});
    await expect(older).resolves.toBeNull();
    await expect(newer).resolves.toEqual({ items: [] });
    expect(logged).not.toHaveBeenCalled();
  });

  it('passes a real failure on', async () => {
    const ask = latest(() => Promise.reject(new Error('broken')));
    await expect(ask({})).rejects.toThrow('broken');
  });
});
