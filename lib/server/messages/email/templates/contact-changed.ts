import type { Company } from '@/lib/content/company';
import { formatDay, londonDate, londonTime } from '@/lib/domain/london-time';
import { partsText, type ContactPart } from '@/lib/domain/order/contact-parts';
import type { Block, Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { aboutYourOrder, contact, greeting } from './order-blocks';

type Told = { readonly changed: readonly ContactPart[]; readonly at: Date };

const notYou = ({ phone }: Company): Block => ({
  kind: 'paragraph',
  text: `If you did not ask for this, call us straight away on ${phone.value}, so that nobody else can change your order.`,
});

const what = ({ changed, at }: Told, reference: string): string =>
  `At ${londonTime(at)} on ${formatDay(londonDate(at))} somebody called us, and we changed the ${partsText(changed)} of order ${reference}.`;

/** To where mails about the order go from now on. */
export function contactChanged(
  order: OrderFacts,
  told: Told,
  { company, orderUrl }: { readonly company: Company; readonly orderUrl: string },
): Letter {
  return {
    subject: `The contact details of your order have changed (${order.reference})`,
    first: order.first,
    preview: `We changed the ${partsText(told.changed)}, as we were asked on the phone.`,
    title: 'The contact details of your order have changed',
    blocks: [
      greeting(order),
      { kind: 'paragraph', text: `${what(told, order.reference)} Emails about it now come to this address.` },
      { kind: 'action', label: 'See your order', url: orderUrl },
      notYou(company),
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** To where they went until then. It names nobody and links to nothing: it may be a stranger's mailbox. */
export function contactTakenAway(reference: string, told: Told, company: Company): Letter {
  return {
    subject: `Emails about order ${reference} now go elsewhere`,
    preview: 'We changed its contact details, as we were asked on the phone.',
    title: 'Emails about an order now go elsewhere',
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      { kind: 'paragraph', text: `${what(told, reference)} Until now our emails about it came to this address.` },
      notYou(company),
    ],
    terms: [],
    sender: senderLines(company),
  };
}
