import { orderPath } from '@/lib/routes';
import { getServices } from '../container';
import type { ApiHandler } from '../http/api-handler';
import { Problem } from '../http/problem';
import { sendProblem } from '../http/send-json';
import { report } from '../report';
import { authorisedOrder } from './view';

/**
 * GET /api/orders/{reference}/pay?token=…: the "pay" link of the order page and the mail. Sends the guest on to the
 * payment, or to the order page when there is nothing to pay any more.
 */
export const payRedirect: ApiHandler = async (request, response) => {
  try {
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET');
      throw new Problem('method_not_allowed');
    }
    const { deps, orders } = getServices();
    const { reference, token } = request.query;
    if (typeof reference !== 'string' || typeof token !== 'string') throw new Problem('not_found');
    const order = await authorisedOrder(deps, reference, token);
    if (!order) throw new Problem('not_found');
    const page = deps.config.siteOrigin + orderPath(reference, token);
    const url = await orders.paymentLink({ id: order.id, token }).then(
      (link) => link.url,
      (error: unknown) => {
        if (error instanceof Problem && error.code === 'order_not_payable') return page;
        throw error;
      },
    );
    response.writeHead(303, { Location: url, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem('internal_error');
    if (problem !== error) report(error, { call: 'payRedirect' });
    sendProblem(response, problem);
  }
};
