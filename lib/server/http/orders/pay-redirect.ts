import { orderPath } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { Problem } from '@/lib/server/kernel/base/problem';
import { authorisedOrder } from '@/lib/server/subjects/orders/authorised';
import { allowMethods, guarded } from '../guarded';
import { countWrongKey } from './wrong-key';

/**
 * GET /api/orders/{reference}/pay?token=…: the "pay" link of the order page and the mail. Sends the guest on to the
 * payment, or to the order page when there is nothing to pay any more or the payment cannot be reached, which it says.
 */
export const payRedirect = guarded('payRedirect', async (request, response) => {
  allowMethods(request.method, response, ['GET']);
  const { reference, token } = request.query;
  if (typeof reference !== 'string' || typeof token !== 'string') throw new Problem('not_found');
  const { deps, orders } = getServices();
  const order = await authorisedOrder(deps, reference, token);
  if (!order) {
    await countWrongKey(deps, request);
    throw new Problem('not_found');
  }
  const page = deps.config.siteOrigin + orderPath(reference, token);
  const url = await orders.paymentLink({ id: order.id, token }).then(
    (link) => link.url,
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'order_not_payable') return page;
      if (error.code === 'unavailable') return `${page}&payment=unavailable`;
      throw error;
    },
  );
  response.writeHead(303, { Location: url, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
});
