import type { IncomingHttpHeaders } from 'node:http';
import { SITE } from '@/lib/site';
import { listen } from '@/lib/testing/listen';
import { aConfirmedOrder } from '@/lib/testing/order-view';
import { remoteOrder } from './remote-order';

const INVOICE = { number: 'INV-2026-000001', kind: 'invoice', issuedOn: '2026-11-24', amount: 259 } as const;
const URL_OF_INVOICE = '/orders/SM-7K4Q-2XPD/invoices/INV-2026-000001?token=key';

describe('an order that another backend keeps', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Asks a backend that keeps one paid order; what it was asked with. */
  async function ask() {
    const asked: IncomingHttpHeaders[] = [];
    const order = aConfirmedOrder({ documents: [{ ...INVOICE, url: URL_OF_INVOICE }] });
    const { origin } = await listen(({ headers }, response) => {
      asked.push(headers);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(order));
    });
    jest.replaceProperty(SITE, 'apiOrigin', origin);
    const visitor = { 'x-forwarded-for': '203.0.113.7' };
    const view = await remoteOrder({ reference: 'SM-1', token: 'key', isBackFromPayment: false }, visitor);
    return { origin, asked, view };
  }

  it('API-3: is asked for in the name of the visitor, so that it counts visitors and not the site', async () => {
    const { asked } = await ask();
    expect(asked.map((headers) => headers['x-forwarded-for'])).toEqual(['203.0.113.7']);
  });

  it('API-3, INV-1: leads to the calendar and the invoices that it keeps', async () => {
    const { origin, view } = await ask();
    expect(view?.calendarUrl).toBe(`${origin}/api/orders/SM-7K4Q-2XPD/calendar?token=t`);
    expect(view?.documents).toEqual([{ ...INVOICE, url: origin + URL_OF_INVOICE }]);
  });
});
