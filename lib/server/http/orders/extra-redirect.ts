import { extraPath } from '@/lib/account-routes';
import { getServices } from '@/lib/server/container';
import { Problem } from '@/lib/server/kernel/base/problem';
import { authorisedOrder } from '@/lib/server/subjects/orders/authorised';
import { extraLink } from '@/lib/server/subjects/payments/extra-links';
import { withPayments } from '@/lib/server/subjects/payments/wire';
import { allowMethods, guarded } from '../guarded';
import { countProviderAsk } from '../payments/provider-limit';
import { countWrongKey } from './wrong-key';

/**
 * GET /api/orders/{reference}/extra/pay?token=…&extra=…: sends the customer on to the payment of what they have agreed to,
 * or back to the page of extras when there is nothing to pay or the payment cannot be reached, which it says.
 */
export const extraPayRedirect = guarded('extraPay', async (request, response) => {
  allowMethods(request.method, response, ['GET']);
  const { reference, token, extra } = request.query;
  if (typeof reference !== 'string' || typeof token !== 'string' || typeof extra !== 'string')
    throw new Problem('not_found');
  const { deps } = getServices();
  const order = await authorisedOrder(deps, reference, token);
  if (!order) {
    await countWrongKey(deps, request);
    throw new Problem('not_found');
  }
  await countProviderAsk(deps, request);
  const page = deps.config.siteOrigin + extraPath(reference, token);
  const url = await extraLink(withPayments(deps), { order, token, extraId: extra }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'order_not_payable' || error.code === 'not_found') return page;
    if (error.code === 'unavailable') return `${page}&payment=unavailable`;
    throw error;
  });
  response.writeHead(303, { Location: url, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
});
