import { getServices } from '@/lib/server/container';
import { countWrongKey } from '@/lib/server/modules/orders/http-wrong-key';
import { countProviderAsk } from '@/lib/server/modules/payments/provider-limit';
import { Problem } from '@/lib/server/platform/base/problem';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { sharePayPath } from '@/lib/shared-list-routes';

/**
 * Answers GET /api/shares/pay?key=…: redirects to the payment of a share, or to its page, which shows why there is no
 * payment.
 */
export const sharePayRedirect = withErrorEnvelope('sharePay', async (request, response) => {
  allowMethods(request.method, response, ['GET']);
  const { key } = request.query;
  if (typeof key !== 'string') throw new Problem('not_found');
  const { deps, orderShares } = getServices();
  await countProviderAsk(deps, request);
  const page = deps.config.siteOrigin + sharePayPath(key);
  const url = await orderShares.link(key).catch(async (error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'not_found') await countWrongKey(deps, request);
    if (error.code === 'order_not_payable') return page;
    if (error.code === 'unavailable') return `${page}&payment=unavailable`;
    throw error;
  });
  response.writeHead(303, { Location: url, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
});
