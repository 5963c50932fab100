import type { Company } from '@/lib/content/company';
import { formatPence } from '@/lib/domain/money';
import { phoneAgreement } from '@/lib/domain/order/phone-agreement';
import type { Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import {
  aboutYourOrder,
  atAGlance,
  contact,
  greeting,
  howToCancel,
  picture,
  priceFact,
  whatIsBought,
  whenText,
  firstBut,
} from './order-blocks';

type Urls = { readonly orderUrl: string; readonly termsUrl: string };

/**
 * An order that we took on the telephone, before it is paid: all of LAW-4 on a durable medium, what paying agrees to, and
 * where to pay.
 */
export function bookedByPhone(order: OrderFacts, company: Company, { orderUrl, termsUrl }: Urls): Letter {
  const { startsWithin14Days, payments } = order;
  return {
    subject: `Pay to book your ${order.words.job} (${order.reference})`,
    first: firstBut(order, 'Held for you, not booked yet'),
    preview: `Pay ${formatPence(order.total)} by ${order.payUntil} to book it.`,
    title: `Pay to book your ${order.words.job}`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `Thank you for your call. As we agreed, we are holding ${whenText(order)} for you until ${order.payUntil}. Please check the details below, and pay ${formatPence(order.total)} by then to book it. After that we release the slot and you owe nothing. If anything is wrong, do not pay: call us on ${company.phone.value} and we will put it right.`,
      },
      atAGlance(order, priceFact('To pay', order, ', including VAT')),
      ...phoneAgreement({ startsWithin14Days, keepsCard: payments.length > 0 }).map(
        (text) => ({ kind: 'paragraph', text }) as const,
      ),
      { kind: 'link', label: 'Read the terms and conditions', url: termsUrl },
      { kind: 'action', label: 'See your order and pay', url: orderUrl },
      picture(order),
      ...whatIsBought(order),
      ...(payments.length > 0
        ? ([
            { kind: 'heading', text: 'Storage payments' },
            { kind: 'facts', rows: payments },
          ] as const)
        : []),
      contact(company),
    ],
    terms: [...howToCancel(order, company), aboutYourOrder(order)],
    sender: senderLines(company),
  };
}
