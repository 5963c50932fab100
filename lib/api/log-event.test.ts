import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { logEvent as contract } from '@/lib/contracts/telemetry';
import { SITE } from '@/lib/site';
import { logEvent } from './log-event';

let server: Server;
let answer: RequestListener;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void jest.replaceProperty(SITE, 'apiOrigin', origin));
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

describe('log_event', () => {
  it('API-1: posts type and value to the path of its contract', async () => {
    const received: unknown[] = [];
    answer = (request, response) =>
      void text(request).then((body) => {
        received.push(request.method, request.url, request.headers['content-type'], JSON.parse(body));
        response.end('{"logged":true}');
      });
    await expect(logEvent('quote_step', '{"number":1}')).resolves.toEqual({ logged: true });
    const body = { type: 'quote_step', value: '{"number":1}' };
    expect(received).toEqual(['POST', contract.path, 'application/json', body]);
  });

  it.each<[string, RequestListener]>([
    ['a refusal', (_, response) => void response.writeHead(503).end('down')],
    ['a broken connection', (request) => void request.socket.destroy()],
    ['an answer that is no JSON', (_, response) => void response.end('<html>')],
  ])('ERR-3: answers null and says nothing after %s', async (_, failure) => {
    const logged = jest.spyOn(console, 'error');
    answer = failure;
    await expect(logEvent('x', '')).resolves.toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });
});
