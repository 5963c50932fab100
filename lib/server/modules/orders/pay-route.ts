import { orderPath } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { countProviderAsk } from '@/lib/server/modules/payments/provider-limit';
import { Problem } from '@/lib/server/platform/base/problem';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { orderSharesPath } from '@/lib/shared-list-routes';
import { requireOrder } from './http-wrong-key';

/**
 * Answers GET /api/orders/{reference}/pay?token=…: redirects to the payment provider's page, to the page of the
 * shares when several people share the payment, or to the order page, which shows why nothing can be paid.
 */
export const payRedirect = withErrorEnvelope('payRedirect', async (request, response) => {
  allowMethods(request.method, response, ['GET']);
  const { reference, token } = request.query;
  if (typeof reference !== 'string' || typeof token !== 'string') throw new Problem('not_found');
  const { deps, orders, orderShares } = getServices();
  const order = await requireOrder(deps, request, reference, token);
  await countProviderAsk(deps, request);
  const orderUrl = deps.config.siteOrigin + orderPath(reference, token);
  const sharesUrl = deps.config.siteOrigin + orderSharesPath(reference, token);
  const isPaymentShared = async () => (await orderShares.ofOrder(reference, token))?.state === 'shared';
  const url = await orders.paymentLink({ id: order.id, token }).then(
    (link) => link.url,
    async (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'order_not_payable') return (await isPaymentShared()) ? sharesUrl : orderUrl;
      if (error.code === 'unavailable') return `${orderUrl}&payment=unavailable`;
      throw error;
    },
  );
  response.writeHead(303, { Location: url, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
});
