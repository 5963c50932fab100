import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { replaceServices } from '@/lib/server/container';
import { calendarRoute } from '@/lib/server/modules/orders/calendar-route';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { sendJson } from '@/lib/server/platform/http/api-handler';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { listen } from '@/lib/testing/listen';
import { testDeps } from '@/lib/testing/place-order';

const aResponse = () => new ServerResponse(new IncomingMessage(new Socket()));

describe('what no cache may keep', () => {
  it('is an answer of a call', () => {
    const response = aResponse();
    sendJson(response, 200, {});
    expect(response.getHeader('Cache-Control')).toBe('no-store');
  });

  it('is a page whose address is a key, which no search engine lists and no other site learns', () => {
    const response = aResponse();
    guardPrivatePage(response);
    expect({ ...response.getHeaders() }).toEqual({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
  });
});

describeWithDatabase('what no cache may keep', (database) => {
  it('is the calendar file of an order', async () => {
    const deps = testDeps(database().db, fixedClock().now);
    replaceServices(deps);
    const { reference, token } = await placePaidOrder(deps);
    const { origin } = await listen((request, response) => {
      void calendarRoute(Object.assign(request, { query: { reference, token } }), response);
    });
    const { status, headers } = await fetch(origin);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});
