import { priceListAsJson } from '@/lib/content/price-list/as-json';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { ApiHandler } from './api-handler';
import { sendProblem } from './send-json';

const AN_HOUR = 3600;

/** Part of the build: made at the first request, and compressed once, as the bytes of a documentRoute. */
let list: Buffer | undefined;

/** GET /api/prices.json: the price list of /prices for programs, from any site. */
export const openPriceList: ApiHandler = (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendProblem(response, new Problem('method_not_allowed'));
    return Promise.resolve();
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', `public, max-age=${AN_HOUR}`);
  response.setHeader('Access-Control-Allow-Origin', '*');
  list ??= Buffer.from(JSON.stringify(priceListAsJson()));
  response.end(list);
  return Promise.resolve();
};
