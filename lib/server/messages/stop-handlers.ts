import { startOf } from '@/lib/domain/order/appointments';
import { isBooked } from '@/lib/domain/order/state';
import { STATE_LABELS } from '@/lib/domain/order/state-labels';
import { missingStops } from '@/lib/domain/order/stops';
import type { Handlers } from '@/lib/server/kernel/outbox/dispatch';
import { appointmentOf, orderOf } from '@/lib/server/subjects/orders/documents';
import { addressesUrl } from '@/lib/server/subjects/stops/missing';
import { givenStops } from '@/lib/server/subjects/stops/repo';
import { orderFacts } from './email/order-facts';
import { whereExactly } from './email/templates/where-exactly';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

/** Asks again where exactly, while it is still true that nobody has said. */
export function createStopHandlers(
  { db, now, company, orderUrl }: Channels,
  mail: SendMail,
): Pick<Handlers, 'order.where_exactly.customer'> {
  return {
    'order.where_exactly.customer': async ({ orderId }, envelope) => {
      const order = await readOrder(db, orderId);
      if (!isBooked(order.state))
        return { outcome: 'skipped', reason: `The order is now: ${STATE_LABELS[order.state]}` };
      if (now() >= startOf(appointmentOf(order))) return { outcome: 'skipped', reason: 'The day has begun' };
      const given = await givenStops(db, orderId);
      const missing = missingStops(orderOf(order).addresses, given);
      if (missing.length === 0) return { outcome: 'skipped', reason: 'The addresses were given' };
      const url = addressesUrl(await orderUrl(order));
      const letter = whereExactly(orderFacts(order, given), { company, addressesUrl: url, missing });
      return mail('order.where_exactly.customer', envelope, { to: order.email, letter });
    },
  };
}
