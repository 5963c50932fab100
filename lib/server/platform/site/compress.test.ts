import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '@/lib/testing/listen';
import { compress } from './compress';
import { keepNoLonger } from './headers';

const LONG = 'A price before any contact detail. '.repeat(100);
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Returns the response to a request as `compress` sends it. */
async function answered(
  write: (response: ServerResponse, request: IncomingMessage) => unknown,
  { accepted = 'gzip, br', method = 'GET' } = {},
) {
  const { origin, close } = await listen((request, response) => {
    compress(request, response, keepNoLonger);
    write(response, request);
  });
  const answer = await fetch(origin, { method, headers: { 'accept-encoding': accepted } });
  const result = { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
  await close();
  return result;
}

describe('what is made anew', () => {
  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
  ])('is packed for who accepts %s', async (accepted, encoding) => {
    const { headers, text } = await answered((response) => response.writeHead(201, JSON_TYPE).end(LONG), { accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(Number(headers['content-length'])).toBeLessThan(200);
    expect(text).toBe(LONG);
  });

  it('STR-1: a document that is the same object each time is compressed once for each encoding', async () => {
    const body = Buffer.from(LONG);
    const write = (response: ServerResponse) => response.writeHead(200, JSON_TYPE).end(body);
    const ask = async (accepted: string) => (await answered(write, { accepted })).text;
    expect([await ask('br'), await ask('gzip')]).toEqual([LONG, LONG]);
    // Documents never change. The change here shows that the earlier compressed bytes are sent.
    body.fill('x');
    expect([await ask('br'), await ask('gzip')]).toEqual([LONG, LONG]);
    expect(await ask('identity')).toBe('x'.repeat(LONG.length));
  });

  it('says the status, the reason and every header that was given, in either form', async () => {
    const answer = await answered((response) => {
      response.setHeader('X-Before', '1');
      response.setHeader('Vary', 'Cookie');
      response.writeHead(404, 'Gone away', ['Content-Type', 'text/plain', 'X-Given', '2']).end(Buffer.from(LONG));
    });
    expect(answer).toMatchObject({
      status: 404,
      text: LONG,
      headers: { 'x-before': '1', 'x-given': '2', vary: 'Cookie, Accept-Encoding', 'content-encoding': 'br' },
    });
  });

  it.each<[string, Parameters<typeof answered>[0]]>([
    ['what is short', (response) => response.writeHead(200, JSON_TYPE).end('{}')],
    ['a picture', (response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end(LONG)],
    [
      'what must stay as it is',
      (response) => response.writeHead(200, { ...JSON_TYPE, 'Cache-Control': 'no-transform' }).end(LONG),
    ],
    ['nothing', (response) => response.writeHead(204).end()],
    ['what comes in pieces', (response) => response.writeHead(200, JSON_TYPE).write(LONG) && response.end('the end')],
  ])('leaves as it is: %s', async (_, write) => {
    expect((await answered(write)).headers).not.toHaveProperty('content-encoding');
  });

  it('leaves it as it is for who accepts nothing', async () => {
    const { headers, text } = await answered((response) => response.writeHead(200, JSON_TYPE).end(LONG), {
      accepted: 'identity',
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect([text, headers.vary]).toEqual([LONG, 'Accept-Encoding']);
  });

  it('of what comes in pieces nothing is lost', async () => {
    const { text, headers } = await answered((response) => {
      response.writeHead(200, JSON_TYPE);
      response.write(LONG);
      response.end('the end');
    });
    expect(text).toBe(`${LONG}the end`);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'application/json' });
  });

  it('a page that was built is kept no longer when Next.js answers it, and nothing else is changed', async () => {
    for (const [said, sent] of [
      ['s-maxage=31536000', 'public, no-cache'],
      ['private, no-store', 'private, no-store'],
    ] as const) {
      for (const method of ['GET', 'HEAD']) {
        const { headers } = await answered((response) => response.setHeader('Cache-Control', said).end(LONG), {
          method,
        });
        expect(headers['cache-control']).toBe(sent);
      }
    }
  });
});
