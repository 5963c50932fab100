import { COMPANY } from '@/lib/content/company';
import { orderPath } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { givenIn, addressRows } from '@/lib/server/modules/addresses/repo';
import { lastSaved } from '@/lib/server/modules/addresses/view';
import { Problem } from '@/lib/server/platform/base/problem';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { orderCalendar } from '@/lib/server/platform/notifications/calendar/order-calendar';
import { requireOrder } from './http-wrong-key';

/** Answers GET /api/orders/{reference}/calendar?token=… (FORM-6). Signed-in customers need no key. */
export const calendarRoute = withErrorEnvelope('calendar', async (request, response) => {
  allowMethods(request.method, response, ['GET', 'HEAD']);
  const { reference, token: given = '' } = request.query;
  if (typeof reference !== 'string' || typeof given !== 'string') throw new Problem('not_found');
  const { deps, accounts } = getServices();
  const token = given || ((await accounts.ownerKey(reference, request)) ?? '');
  const { db, config } = deps;
  const order = await requireOrder(deps, request, reference, token);
  const rows = await addressRows(db, order.id);
  const url = config.siteOrigin + orderPath(order.reference, token);
  response.writeHead(200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${order.reference}.ics"`,
    'Cache-Control': 'no-store',
  });
  const details = { phone: COMPANY.phone.value, orderUrl: url, given: givenIn(rows), changedAt: lastSaved(rows) };
  response.end(orderCalendar(order, details));
});
