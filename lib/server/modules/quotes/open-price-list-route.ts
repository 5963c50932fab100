import { priceListAsJson } from '@/lib/content/price-list/price-list';
import { Problem } from '@/lib/server/platform/base/problem';
import { sendProblem, type ApiHandler } from '@/lib/server/platform/http/api-handler';

const AN_HOUR = 3600;

/** Part of the build. The first request creates it, so that it is compressed once. */
let list: Buffer | undefined;

/** Answers GET /api/prices.json, from any site. */
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
