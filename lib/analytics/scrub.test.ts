import { scrub, scrubText } from './scrub';

describe('what the error service is told', () => {
  it.each([
    ['no order for ada@example.com here', 'no order for … here'],
    ['call +44 7700 900 123', 'call …'],
    ['07700900123 is taken', '… is taken'],
    ['(020) 7946-0123', '(…'],
    ['https://site.example/orders/SM-12345?token=s3cret&payment=ok#x', 'https://site.example/orders/SM-12345'],
    ['STR-3 https://site.example/crew#s3cret', 'STR-3 https://site.example/crew'],
    ['from /crew#s3cret to /faq?link=s3cret#top', 'from /crew to /faq'],
    ['step #2 of 3', 'step #2 of 3'],
    ['GET /get-a-quote/moving/date?quote=abc failed', 'GET /get-a-quote/moving/date failed'],
    ['Really?', 'Really?'],
    ['£259.00 on 2026-12-01 at 10:00', '£259.00 on 2026-12-01 at 10:00'],
    ['Request failed with status code 500', 'Request failed with status code 500'],
  ])('%s → %s', (text, scrubbed) => expect(scrubText(text)).toBe(scrubbed));

  it('holds no personal data anywhere, and leaves ids, files and places in the code as they are', () => {
    const event = {
      event_id: '12345678901234567890123456789012',
      exception: {
        values: [
          {
            value: 'ada@example.com',
            stacktrace: { frames: [{ filename: '/_next/static/chunks/main-1234567890.js', lineno: 1 }] },
          },
        ],
      },
      request: { url: 'https://site.example/?quote=1', headers: { Referer: 'https://site.example/?quote=2' } },
      breadcrumbs: [{ data: { to: '/orders/A?token=b' } }],
      contexts: { trace: { trace_id: '12345678901234567890123456789012', span_id: '1234567890123456' } },
    };
    expect(scrub(event)).toEqual({
      ...event,
      exception: { values: [{ ...event.exception.values[0], value: '…' }] },
      request: { url: 'https://site.example/', headers: { Referer: 'https://site.example/' } },
      breadcrumbs: [{ data: { to: '/orders/A' } }],
    });
  });

  it('leaves what belongs to the service itself untouched', () => {
    const own = new Map([['a', 'ada@example.com']]);
    expect(scrub({ extra: { own } })).toEqual({ extra: { own } });
  });
});
