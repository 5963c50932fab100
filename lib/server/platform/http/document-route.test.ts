import type { ServerResponse } from 'node:http';
import { replaceServices } from '@/lib/server/container';
import { docsRoute, docsStyleRoute, openApiRoute } from '@/lib/server/modules/api/docs-route';
import { mailGalleryRoute } from '@/lib/server/modules/notifications/mail-gallery-route';
import { openPriceList } from '@/lib/server/modules/quotes/open-price-list-route';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { serveRoutes } from '@/lib/testing/serve-routes';
import type { ApiHandler } from './api-handler';

describeWithDatabase('documents that are the same for everybody', (database) => {
  it.each<[string, ApiHandler]>([
    ['the mails', mailGalleryRoute],
    ['the OpenAPI document', openApiRoute],
    ['its page', docsRoute],
    ['the style of its page', docsStyleRoute],
    ['the price list', openPriceList],
  ])('STR-1: %s: sent as the same bytes to everybody, so that no visitor orders a rendering', async (_, route) => {
    replaceServices(testDeps(database().db, fixedClock().now));
    const sent: unknown[] = [];
    const watched: ApiHandler = (request, response) => {
      const end = response.end.bind(response) as (body: unknown) => ServerResponse;
      response.end = ((body: unknown) => {
        sent.push(body);
        return end(body);
      }) as typeof response.end;
      return route(request, response);
    };
    const { origin } = await serveRoutes({ '/': watched });
    for (const headers of [{}, { 'accept-encoding': 'identity' }, { range: 'bytes=0-9' }]) {
      expect((await fetch(`${origin}/?x=${sent.length}`, { headers })).status).toBe(200);
    }
    expect(sent).toHaveLength(3);
    expect(sent[0]).toBeInstanceOf(Uint8Array);
    expect(sent.every((body) => body === sent[0])).toBe(true);
  });
});
