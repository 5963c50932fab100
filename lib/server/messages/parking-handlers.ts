import { orderParking } from '@/lib/domain/order/parking';
import { isBooked } from '@/lib/domain/order/state';
import { STATE_LABELS } from '@/lib/domain/order/state-labels';
import type { Handlers } from '@/lib/server/kernel/outbox/dispatch';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { orderFacts } from './email/order-facts';
import { parkingReminder } from './email/templates/parking';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

/** Reminds of a council's deadline, while there is something left to ask for. */
export function createParkingHandlers(
  { db, now, company, orderUrl }: Channels,
  mail: SendMail,
): Pick<Handlers, 'order.parking.customer'> {
  return {
    'order.parking.customer': async ({ orderId }, envelope) => {
      const order = await readOrder(db, orderId);
      if (!isBooked(order.state)) {
        return { outcome: 'skipped', reason: `The order is now: ${STATE_LABELS[order.state]}` };
      }
      const stops = orderParking(orderOf(order), now()).filter(({ deadline }) => deadline !== null);
      const [deadline] = stops.flatMap((stop) => stop.deadline ?? []).toSorted();
      if (!deadline) return { outcome: 'skipped', reason: 'Nothing is left to ask a council for' };
      const letter = parkingReminder(orderFacts(order), { company, orderUrl: await orderUrl(order), deadline, stops });
      return mail('order.parking.customer', envelope, { to: order.email, letter });
    },
  };
}
