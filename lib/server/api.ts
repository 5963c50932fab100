import type { ServerResponse } from 'node:http';
import { CALLS } from '@/lib/server/modules/api/calls';
import { Problem } from '@/lib/server/platform/base/problem';
import { sendProblem, type ApiHandler, type ApiRequest } from '@/lib/server/platform/http/api-handler';
import type { Call } from '@/lib/server/platform/http/call';
import { passOn } from '@/lib/server/platform/http/gateway';
import { route } from '@/lib/server/platform/http/route';
import { nameRoute } from '@/lib/server/platform/http/route-names';
import { SITE } from '@/lib/site';

type Load = () => Promise<ApiHandler>;

/** Loaded by their first request. They take precedence over contracts. */
export const LINKS: Readonly<Record<string, Load>> = {
  '/api/health': async () => (await import('@/lib/server/platform/http/probes')).health,
  '/api/ready': async () => (await import('@/lib/server/platform/http/probes')).ready,
  '/api/metrics': async () => (await import('@/lib/server/platform/http/metrics-route')).metricsRoute,
  '/api/security.txt': async () => (await import('@/lib/server/platform/http/security-txt')).securityTxtRoute,
  '/api/prices.json': async () => (await import('@/lib/server/modules/quotes/open-price-list-route')).openPriceList,
  '/api/openapi.json': async () => (await import('@/lib/server/modules/api/docs-route')).openApiRoute,
  '/api/docs': async () => (await import('@/lib/server/modules/api/docs-route')).docsRoute,
  '/api/docs.css': async () => (await import('@/lib/server/modules/api/docs-route')).docsStyleRoute,
  '/api/ui/mails': async () => (await import('@/lib/server/modules/notifications/mail-gallery-route')).mailGalleryRoute,
  '/api/parking/calendar': async () =>
    (await import('@/lib/server/modules/quotes/parking-calendar-route')).parkingCalendarRoute,
  '/api/orders/:reference/calendar': async () =>
    (await import('@/lib/server/modules/orders/calendar-route')).calendarRoute,
  '/api/orders/:reference/photo': async () => (await import('@/lib/server/modules/orders/photo-route')).photoRoute,
  '/api/orders/:reference/pay': async () => (await import('@/lib/server/modules/orders/pay-route')).payRedirect,
  '/api/orders/:reference/extra/pay': async () =>
    (await import('@/lib/server/modules/extras/page-form')).extraPayRedirect,
  '/api/orders/:reference/storage/pay': async () =>
    (await import('@/lib/server/modules/billing/storage-route')).storagePayRedirect,
  '/api/orders/:reference/storage/card': async () =>
    (await import('@/lib/server/modules/billing/storage-route')).storageCardRedirect,
  '/api/shares/pay': async () => (await import('@/lib/server/modules/shared-lists/share-pay-route')).sharePayRedirect,
  '/api/public/v1/newsletter/unsubscribe': async () =>
    (await import('@/lib/server/modules/newsletter/unsubscribe-route')).unsubscribeRoute,
  '/api/payments/test': async () => (await import('@/lib/server/modules/payments/test-payment-route')).testPaymentRoute,
  '/api/payments/test-card': async () => (await import('@/lib/server/modules/payments/test-card-route')).testCardRoute,
  '/api/payments/stripe': async () => (await import('@/lib/server/modules/payments/stripe-route')).stripeWebhookRoute,
  '/api/texts/twilio': async () => (await import('@/lib/server/modules/sms/twilio-route')).twilioWebhookRoute,
  '/api/desk/:call': async () => (await import('@/lib/server/modules/desk/route')).deskRoute,
};

type Route = { readonly pattern: string; readonly segments: readonly string[]; readonly load: Load };

/** Returns the segments below /api, to which next.config.js sends the other prefixes. */
const segmentsOf = (path: string): readonly string[] => path.replace(/^\/(?:api\/)?/, '').split('/');

/** Keeps the handler once it has loaded. After a failure the next request tries again. */
function routeTo(pattern: string, load: Load): Route {
  let handler: ApiHandler | undefined;
  return { pattern, segments: segmentsOf(pattern), load: async () => (handler ??= await load()) };
}

function allRoutes(calls: readonly Call[]): readonly Route[] {
  const paths = [...new Set(calls.map(({ contract }) => contract.path))].filter((path) => !(path in LINKS));
  return [
    ...Object.entries(LINKS).map(([path, load]) => routeTo(path, load)),
    ...paths.map((path) => {
      const handler = route(...calls.filter(({ contract }) => contract.path === path));
      return routeTo(path, () => Promise.resolve(handler));
    }),
  ];
}

const ROUTES = allRoutes(CALLS);
const isVariable = (segment: string) => segment.startsWith(':');
const FIXED = new Map(
  ROUTES.filter(({ segments }) => !segments.some(isVariable)).map((found) => [found.segments.join('/'), found]),
);
const VARIABLE = ROUTES.filter(({ segments }) => segments.some(isVariable));

function findRoute(path: readonly string[]): { readonly route: Route; readonly params: object } | null {
  // A slash inside a segment does not end the segment.
  const fixed = path.some((segment) => segment.includes('/')) ? undefined : FIXED.get(path.join('/'));
  if (fixed) return { route: fixed, params: {} };
  const found = VARIABLE.find(
    ({ segments }) =>
      segments.length === path.length &&
      segments.every((segment, index) => isVariable(segment) || segment === path[index]),
  );
  if (!found) return null;
  const values = found.segments.flatMap((segment, index) =>
    isVariable(segment) ? [[segment.slice(1), path[index]] as const] : [],
  );
  return { route: found, params: Object.fromEntries(values) };
}

/** Answered here even with another backend configured. All others are forwarded (API-3). */
const ANSWERED_HERE: readonly string[] = ['/api/health', '/api/ready', '/api/prices.json'];

/** `query.path` has the decoded segments. An unknown path gets the envelope of the contracts. */
export const api: ApiHandler = async (request: ApiRequest, response: ServerResponse) => {
  const { path, ...query } = request.query;
  const found = findRoute([path ?? []].flat());
  if (!found) {
    sendProblem(response, new Problem('not_found'));
    return;
  }
  nameRoute(response, found.route.pattern);
  const isElsewhere = SITE.apiOrigin !== '' && !ANSWERED_HERE.includes(found.route.pattern);
  const handler = isElsewhere ? passOn(found.route.pattern) : await found.route.load();
  await handler(Object.assign(request, { query: { ...query, ...found.params } }), response);
};
