import { extraPath } from '@/lib/account-routes';
import { getServices } from '@/lib/server/container';
import { Problem } from '@/lib/server/platform/base/problem';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { extraLink } from '@/lib/server/modules/payments/extra-links';
import { withPayments } from '@/lib/server/modules/payments/wire';
import { allowMethods, withErrorEnvelope } from '../guarded';
import { countProviderAsk } from '../payments/provider-limit';
import { countWrongKey } from './wrong-key';

/**
 * Answers GET /api/orders/{reference}/extra/pay?token=…&extra=…: redirects the customer to the payment of an agreed
 * extra. Without anything to pay, or when the payment page cannot be reached, redirects to the page of extras, which
 * shows the reason.
 */
export const extraPayRedirect = withErrorEnvelope('extraPay', async (request, response) => {
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
