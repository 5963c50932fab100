import type { createOrder, orderPaymentLink } from '@/lib/contracts/checkout';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { readOrderDay } from '@/lib/contracts/order-day';
import type { OrderView } from '@/lib/contracts/order-view';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { recheckPayments } from '@/lib/server/modules/payments/recheck';
import { paymentLink } from '@/lib/server/modules/payments/service';
import { withPayments } from '@/lib/server/modules/payments/wire';
import { orderDay } from '@/lib/server/modules/visits/day';
import { readVisitLog } from '@/lib/server/modules/visits/progress';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { createOrderFromCalculation } from './create';
import type { Visitor } from './order-rate-limit';
import { viewOrder } from './view';

export function ordersService(deps: Deps) {
  const recheckPayment = async (reference: string, token: string): Promise<void> => {
    const order = await authorisedOrder(deps, reference, token);
    if (order) await recheckPayments(withPayments(deps), order.id);
  };
  return {
    create: (request: RequestOf<typeof createOrder>, visitor: Visitor): Promise<ResponseOf<typeof createOrder>> =>
      createOrderFromCalculation(deps, request, visitor),

    /** Null for a wrong reference or token. */
    view: (reference: string, token: string): Promise<OrderView | null> => viewOrder(deps, reference, token),

    /** Asks the payment provider whether the order has been paid meanwhile; nothing for a wrong reference or token. */
    recheckPayment,

    /** The part of it that changes on the day. Throws Problem not_found, also for a wrong token. */
    day: async ({ reference, token }: RequestOf<typeof readOrderDay>): Promise<ResponseOf<typeof readOrderDay>> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) throw new Problem('not_found');
      return orderDay(deps, order, await readVisitLog(deps.db, order.id));
    },

    /** Throws Problem not_found (also for a wrong token), order_not_payable, unavailable. */
    paymentLink: async ({
      id,
      token,
    }: RequestOf<typeof orderPaymentLink>): Promise<ResponseOf<typeof orderPaymentLink>> => ({
      url: await paymentLink(withPayments(deps), id, token),
    }),
  };
}
