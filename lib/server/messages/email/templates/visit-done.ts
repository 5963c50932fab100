import type { Company } from '@/lib/content/company';
import { formatShortDay, londonDate, londonTime } from '@/lib/domain/london-time';
import type { VisitKind } from '@/lib/domain/visits/states';
import type { Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { aboutYourOrder, contact, greeting, picture } from './order-blocks';

type Done = { readonly kind: VisitKind; readonly at: Date };

const JOBS: Readonly<Record<VisitKind, { readonly title: string; readonly text: string }>> = {
  move: { title: 'Your move is done', text: 'everything was unloaded' },
  collection: { title: 'Your things are in storage', text: 'everything was in your unit' },
  return: { title: 'Your things are back', text: 'everything was unloaded' },
  clean: { title: 'Your clean is done', text: 'the cleaning was finished' },
};

/** The crew has finished: when, and where everything about it is kept. */
export function visitDone(
  order: OrderFacts,
  { kind, at }: Done,
  { company, orderUrl }: { readonly company: Company; readonly orderUrl: string },
): Letter {
  const { title, text } = JOBS[kind];
  return {
    subject: `${title} (${order.reference})`,
    first: { day: formatShortDay(londonDate(at)), hours: '', where: order.first?.where ?? '' },
    preview: `Our crew told us at ${londonTime(at)} that ${text}.`,
    title,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `Thank you. Our crew told us at ${londonTime(at)} that ${text}. Your order page has what was done and when, your items and your invoice.`,
      },
      { kind: 'action', label: 'See your order', url: orderUrl },
      {
        kind: 'paragraph',
        text: `If anything is missing or damaged, call us on ${company.phone.value} as soon as you notice.`,
      },
      picture(order),
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}
