import { COMPANY, type Company } from '@/lib/content/company';
import { formatDay, londonDate, londonTime } from '@/lib/domain/london-time';
import { partsText, type ContactPart } from '@/lib/domain/order/contact';
import { orderPath } from '@/lib/routes';
import { findFormerContact } from '@/lib/server/modules/orders/repo';
import { companyLetter, type Letter } from '@/lib/server/platform/notifications/email/blocks';
import { orderLetter } from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { defineNotifications, skip } from '@/lib/server/platform/notifications/notification';
import { SAMPLE_NOW, SAMPLE_REFERENCE, sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    /** The desk has changed the contact. `to`: the current or the former email address. */
    'order.contact.customer': {
      readonly orderId: string;
      readonly formerId: string;
      readonly to: 'former' | 'current';
    };
  }
}

export const CONTACT_NOTIFICATIONS = defineNotifications({
  'order.contact.customer': {
    words: 'Contact changed, to the customer',
    mail: async ({ orderId, formerId, to }, { db, company, orderUrl }) => {
      const former = await findFormerContact(db, formerId);
      if (!former) return skip('The order has been forgotten');
      const order = await readOrder(db, orderId);
      const facts = orderFacts(order);
      const change = { changed: former.changed.split(',') as ContactPart[], at: new Date(former.at) };
      return to === 'former'
        ? { to: former.email, letter: contactTakenAway(facts.reference, change, company) }
        : { to: order.email, letter: contactChanged(facts, change, { company, orderUrl: await orderUrl(order) }) };
    },
    samples: () => {
      const links = { company: COMPANY, orderUrl: sampleLink(orderPath) };
      return [
        { case: 'now', letter: contactChanged(orderFacts(sampleRow('moving')), CHANGE, links) },
        { case: 'until then', letter: contactTakenAway(SAMPLE_REFERENCE, CHANGE, COMPANY) },
      ];
    },
  },
});

type ContactChange = { readonly changed: readonly ContactPart[]; readonly at: Date };

const notYou = ({ phone }: Company): string =>
  `If you did not ask for this, call us straight away on ${phone.value}, so that nobody else can change your order.`;

const what = ({ changed, at }: ContactChange, reference: string): string =>
  `At ${londonTime(at)} on ${formatDay(londonDate(at))} someone called us, and we changed the ${partsText(changed)} of order ${reference}.`;

function contactChanged(
  order: OrderFacts,
  change: ContactChange,
  { company, orderUrl }: { readonly company: Company; readonly orderUrl: string },
): Letter {
  return orderLetter(order, company, {
    subject: `The contact details for your order have changed (${order.reference})`,
    first: order.first,
    preview: `We changed the ${partsText(change.changed)}, as we were asked on the phone.`,
    title: 'The contact details for your order have changed',
    blocks: [
      `${what(change, order.reference)} Emails about it now come to this address.`,
      { kind: 'action', label: 'See your order', url: orderUrl },
      notYou(company),
    ],
  });
}

/** Returns the mail to the former address, without names or links because the mailbox may be a stranger's. */
function contactTakenAway(reference: string, change: ContactChange, company: Company): Letter {
  return companyLetter(company, {
    subject: `Emails about order ${reference} now go elsewhere`,
    preview: 'We changed its contact details, as we were asked on the phone.',
    title: 'Emails about an order now go elsewhere',
    blocks: [
      'Hello,',
      `${what(change, reference)} Until now our emails about it came to this address.`,
      notYou(company),
    ],
  });
}

const CHANGE: ContactChange = { changed: ['email', 'phone'], at: SAMPLE_NOW };
