import { COMPANY, type Company } from '@/lib/content/company';
import { ONLY_WHAT_IS_MISSING } from '@/lib/content/next-steps';
import { addressesOfOrder, missingAddresses, startOf, type OrderPlace } from '@/lib/domain/order/appointments';
import { STATE_LABELS, isBooked } from '@/lib/domain/order/state';
import { addressesPath } from '@/lib/routes';
import { addressesUrl } from '@/lib/server/modules/addresses/missing';
import { givenAddresses } from '@/lib/server/modules/addresses/repo';
import { appointmentOf, orderOf } from '@/lib/server/modules/orders/documents';
import { companyLetter, type Letter } from '@/lib/server/platform/notifications/email/blocks';
import {
  aboutYourOrder,
  greeting,
  picture,
  whenText,
  WHERE_EXACTLY,
} from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { defineNotifications, oneSample, skip } from '@/lib/server/platform/notifications/notification';
import { sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    /** Due nine days before the day, while a street address is missing. */
    'order.where_exactly.customer': { readonly orderId: string };
  }
}

export const STREET_ADDRESS_NOTIFICATIONS = defineNotifications({
  'order.where_exactly.customer': {
    words: 'Request for the street address, to the customer',
    mail: async ({ orderId }, { db, now, company, orderUrl }) => {
      const order = await readOrder(db, orderId);
      if (!isBooked(order.state)) return skip(`The order is now: ${STATE_LABELS[order.state]}`);
      if (now() >= startOf(appointmentOf(order))) return skip('The day has begun');
      const given = await givenAddresses(db, orderId);
      const missing = missingAddresses(orderOf(order).addresses, given);
      if (missing.length === 0) return skip('The addresses were given');
      const url = addressesUrl(await orderUrl(order));
      const letter = whereExactly(orderFacts(order, given), { company, addressesUrl: url, missing });
      return { to: order.email, letter };
    },
    samples: () => {
      const row = sampleRow('moving');
      const missing = addressesOfOrder(orderOf(row).addresses);
      const about = { company: COMPANY, addressesUrl: sampleLink(addressesPath), missing };
      return oneSample(whereExactly(orderFacts(row), about));
    },
  },
});

type Asking = { readonly company: Company; readonly addressesUrl: string; readonly missing: readonly OrderPlace[] };

function whereExactly(order: OrderFacts, { company, addressesUrl: url, missing }: Asking): Letter {
  return companyLetter(company, {
    subject: `We need your full address for ${whenText(order)} (${order.reference})`,
    first: order.first,
    preview: 'We need the house number and street, and anything that helps at the door.',
    title: WHERE_EXACTLY,
    blocks: [
      greeting(order),
      `We will come on ${whenText(order)}, but we do not have the street address yet for:`,
      { kind: 'list', items: missing.map(({ label, address }) => `${label}, ${address.postcode}`) },
      'Tell us the house number and street, and anything that helps at the door: the buzzer, the gate, where to park. It takes a minute.',
      { kind: 'action', label: WHERE_EXACTLY, url },
      `Or call us on ${company.phone.value} with your reference ${order.reference}. ${ONLY_WHAT_IS_MISSING}`,
      picture(order),
    ],
    terms: [aboutYourOrder(order)],
  });
}
