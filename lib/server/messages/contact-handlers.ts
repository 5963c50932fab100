import type { ContactPart } from '@/lib/domain/order/contact-parts';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { findFormerContact } from '@/lib/server/subjects/orders/contacts-repo';
import { orderFacts } from './email/order-facts';
import { contactChanged, contactTakenAway } from './email/templates/contact-changed';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

const GONE: Outcome = { outcome: 'skipped', reason: 'The order has been forgotten' };

/** That somebody on the telephone had the contact of an order changed: to where its mails go now, and where they went. */
export function createContactHandlers(
  { db, company, orderUrl }: Channels,
  mail: SendMail,
): Pick<Handlers, 'order.contact.customer'> {
  return {
    'order.contact.customer': async ({ orderId, formerId, to }, envelope) => {
      const former = await findFormerContact(db, formerId);
      if (!former) return GONE;
      const order = await readOrder(db, orderId);
      const changed = former.changed.split(',') as ContactPart[];
      const told = { changed, at: new Date(former.at) };
      if (to === 'former') {
        const letter = contactTakenAway(orderFacts(order).reference, told, company);
        return mail('order.contact.customer', envelope, { to: former.email, letter });
      }
      const letter = contactChanged(orderFacts(order), told, { company, orderUrl: await orderUrl(order) });
      return mail('order.contact.customer', envelope, { to: order.email, letter });
    },
  };
}
