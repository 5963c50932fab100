import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { listen } from '@/lib/testing/listen';
import { report } from './report';
import { envelopeOf, parseDsn, sendToErrorService } from './error-service';
import { replaceLog } from './log';

type Told = { readonly request: IncomingMessage; readonly body: string };

/** Starts a server in place of the error service. Resolves with its first request. */
async function startService(): Promise<{
  readonly dsn: string;
  readonly told: Promise<Told>;
  readonly count: () => number;
}> {
  let count = 0;
  let tell: (told: Told) => void = () => undefined;
  const told = new Promise<Told>((resolve) => (tell = resolve));
  const { origin } = await listen((request, response) => {
    count += 1;
    void text(request).then((body) => {
      response.end('{}');
      tell({ request, body });
    });
  });
  return { dsn: `${origin.replace('//', '//key@')}/base/7`, told, count: () => count };
}

beforeEach(() => replaceLog(pino({ level: 'silent' })));
afterEach(() => {
  delete process.env.SENTRY_DSN;
});

describe('faults of the server at the error service', () => {
  it('ERR-2: are told with kind, place and redacted message, and nothing of the visitor', async () => {
    const { dsn, told } = await startService();
    process.env.SENTRY_DSN = dsn;
    report(new TypeError('no order "for Ada" of ada@example.com, 07700900123'), { call: 'createOrder' });
    const { request, body } = await told;
    expect([request.method, request.url]).toEqual(['POST', '/base/api/7/envelope/']);
    expect(request.headers['x-sentry-auth']).toContain('sentry_key=key');
    expect(body).not.toMatch(/Ada|ada@|07700/);
    const [, item, event] = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      tags: { call: 'createOrder' },
      exception: { values: [{ type: 'TypeError', value: 'no order … of … …' }] },
    });
    expect(JSON.stringify(event)).toContain('error-service.test');
  });

  it('are some a minute, not a flood', async () => {
    const { dsn, count } = await startService();
    process.env.SENTRY_DSN = dsn;
    const fault = { error: 'Error', message: 'away', at: [], context: {} };
    const minute = new Date('2026-12-01T10:00:30Z');
    await Promise.all(Array.from({ length: 50 }, () => sendToErrorService(fault, minute)));
    expect(count()).toBe(30);
    await sendToErrorService(fault, new Date('2026-12-01T10:01:00Z'));
    expect(count()).toBe(31);
  });

  it('go nowhere without a DSN, and a service that is away troubles nobody', async () => {
    const fault = { error: 'Error', message: 'x', at: [], context: {} };
    await expect(sendToErrorService(fault)).resolves.toBeUndefined();
    process.env.SENTRY_DSN = 'http://key@127.0.0.1:1/7';
    await expect(sendToErrorService(fault)).resolves.toBeUndefined();
  });

  it.each([
    ['https://abc@o1.ingest.example.com/42', 'https://o1.ingest.example.com/api/42/envelope/'],
    ['https://abc@errors.example.com/under/42', 'https://errors.example.com/under/api/42/envelope/'],
  ])('%s is told at %s', (dsn, url) => expect(parseDsn(dsn)).toEqual({ url, key: 'abc' }));

  it.each(['', 'nonsense', 'https://errors.example.com/42', 'https://abc@errors.example.com/'])(
    '"%s" is no DSN',
    (dsn) => expect(parseDsn(dsn)).toBeNull(),
  );

  it('has the outermost frame first', () => {
    const at = ['at inner (/app/a.js:1:2)', 'at /app/b.js:3:4'];
    const envelope = envelopeOf({ error: 'E', message: 'm', at, context: {} }, new Date(0), 'id');
    expect(envelope).toContain(
      '"frames":[{"filename":"/app/b.js","lineno":3,"colno":4},{"function":"inner","filename":"/app/a.js","lineno":1,"colno":2}]',
    );
  });
});
