import type { Company } from '@/lib/content/company';
import { ONLY_WHAT_IS_MISSING } from '@/lib/content/next-steps';
import type { Place } from '@/lib/domain/order/stops';
import type { Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { WHERE_EXACTLY } from './customer';
import { aboutYourOrder, greeting, picture, whenText } from './order-blocks';

type Asking = { readonly company: Company; readonly addressesUrl: string; readonly missing: readonly Place[] };

/** Asks a customer again who has not said where exactly the crew comes to. */
export function whereExactly(order: OrderFacts, { company, addressesUrl, missing }: Asking): Letter {
  return {
    subject: `We need your full address for ${whenText(order)} (${order.reference})`,
    first: order.first,
    preview: 'We need the house number and street, and anything that helps at the door.',
    title: WHERE_EXACTLY,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `We will come on ${whenText(order)}, but we do not have the street address yet for:`,
      },
      { kind: 'list', items: missing.map(({ label, address }) => `${label}, ${address.postcode}`) },
      {
        kind: 'paragraph',
        text: 'Tell us the house number and street, and anything that helps at the door: the buzzer, the gate, where to park. It takes a minute.',
      },
      { kind: 'action', label: WHERE_EXACTLY, url: addressesUrl },
      {
        kind: 'paragraph',
        text: `Or call us on ${company.phone.value} with your reference ${order.reference}. ${ONLY_WHAT_IS_MISSING}`,
      },
      picture(order),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}
