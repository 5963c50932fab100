import type { Company } from '@/lib/content/company';
import { formatPence, type Pence } from '@/lib/domain/money';
import { AS_PAID } from '@/lib/domain/order/refund-time';
import type { LongerHold } from '@/lib/domain/order/share-hold';
import type { OutboxTopics } from '@/lib/server/kernel/outbox/topics';
import type { Block, Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import {
  aboutYourOrder,
  atAGlance,
  contact,
  firstBut,
  greeting,
  priceFact,
  whatIsBought,
  whenText,
} from './order-blocks';

/** Somebody's share, and the page on which it is paid. `name`: '' for who ordered. */
export type ShareFacts = {
  readonly name: string;
  readonly amount: Pence;
  readonly url: string;
  readonly isPaid: boolean;
};

const nameOf = ({ name }: Pick<ShareFacts, 'name'>): string => (name === '' ? 'You' : name);

type Asked = {
  readonly company: Company;
  readonly sharesUrl: string;
  readonly longerHold: LongerHold | null;
};

/** Returns what the customer has to do first, and what becomes of the slot. */
function askedWords(
  order: OrderFacts,
  longerHold: LongerHold | null,
): Pick<Letter, 'subject' | 'preview' | 'title'> & { text: string } {
  const held = `We are holding ${whenText(order)} for you until ${order.payUntil}.`;
  const books = 'The move is booked as soon as every share is paid.';
  if (longerHold === null)
    return {
      subject: `Your slot is held until ${order.payUntil} (${order.reference})`,
      preview: 'The move is booked as soon as everyone has paid.',
      title: 'Your slot is held while everyone pays',
      text: `${held} ${books} If one is unpaid by then, we release the slot and refund whatever was paid, ${AS_PAID}.`,
    };
  const price = formatPence(longerHold.price);
  return {
    subject: `Pay ${price} in shares by ${order.payUntil} to hold your slot (${order.reference})`,
    preview: `We then hold it ${longerHold.lasts} while the others pay.`,
    title: `Pay ${price} to hold your slot`,
    text: `${held} Once a quarter of the price (${price}) is paid in shares, we hold the slot ${longerHold.lasts} while the others pay. ${books} If less is paid by ${order.payUntil}, we release the slot and refund whatever was paid, ${AS_PAID}.`,
  };
}

/** To who ordered: a link for each, until when the slot is held, and how it is held for longer. */
export function sharesAsked(
  order: OrderFacts,
  shares: readonly ShareFacts[],
  { company, sharesUrl, longerHold }: Asked,
): Letter {
  const { text, ...words } = askedWords(order, longerHold);
  const amountOf = ({ amount, isPaid }: ShareFacts) => `${formatPence(amount)}${isPaid ? ', paid' : ''}`;
  return {
    first: firstBut(order, 'Held for you, not booked yet'),
    ...words,
    blocks: [
      greeting(order),
      { kind: 'paragraph', text },
      { kind: 'facts', rows: shares.map((share) => [nameOf(share), amountOf(share)] as const) },
      { kind: 'action', label: 'See who has paid', url: sharesUrl },
      { kind: 'heading', text: 'A link for each share' },
      ...shares
        .filter(({ isPaid }) => !isPaid)
        .map((share): Block => ({ kind: 'link', label: nameOf(share), url: share.url })),
      atAGlance(order, priceFact('To pay together', order, ', including VAT')),
      ...whatIsBought(order),
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** To who ordered: not everybody has paid in time. */
export function sharesUnpaid(order: OrderFacts, company: Company, orderUrl: string): Letter {
  return {
    first: firstBut(order, 'Not booked'),
    subject: `Not booked: not everyone paid their share (${order.reference})`,
    preview: 'The slot is released, and any share that was paid goes back.',
    title: `Your ${order.words.job} is not booked`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `Not every share of order ${order.reference} was paid while we held ${whenText(order)}, so we have released the slot. Any share that was paid goes back to whoever paid it, ${AS_PAID}. Nobody owes anything.`,
      },
      { kind: 'action', label: 'See your order', url: orderUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** Of whoever pays a share: their address is for its receipt alone, and opens nothing of the order. */
const aboutYourShare: Block = {
  kind: 'paragraph',
  text: 'You get this email because you asked for a receipt of your share. We use your address for nothing else.',
};

const hello = ({ name }: ShareFacts): Block => ({
  kind: 'paragraph',
  text: name === '' ? 'Hello,' : `Hello ${name},`,
});

type Paid = Pick<Asked, 'company' | 'longerHold'> & { readonly isBooked: boolean };

/** Returns the receipt of a share, with what has to be paid for the slot to stay held. */
export function sharePaid(order: OrderFacts, share: ShareFacts, { company, isBooked, longerHold }: Paid): Letter {
  const amount = formatPence(share.amount);
  const longer = longerHold
    ? `, and ${longerHold.lasts} once a quarter of the price (${formatPence(longerHold.price)}) is paid by then`
    : '';
  const next = isBooked
    ? 'It was the last one: the move is booked.'
    : `The move is booked once everyone has paid. We hold the slot until ${order.payUntil}${longer}. If someone has not paid before the hold ends, your share goes back ${AS_PAID}.`;
  return {
    first: isBooked ? order.first : firstBut(order, 'Held, not booked yet'),
    subject: `Receipt: ${amount}, your share of ${order.reference}`,
    preview: `Thank you. ${next}`,
    title: 'Your share is paid',
    blocks: [
      hello(share),
      { kind: 'paragraph', text: `Thank you. We have received ${amount}, including VAT. ${next}` },
      {
        kind: 'facts',
        rows: [
          ['Order', order.title],
          ...order.appointments,
          ['Your share', `${amount} of ${formatPence(order.total)}`],
        ],
      },
      { kind: 'action', label: 'See your share', url: share.url },
      {
        kind: 'paragraph',
        text: 'The VAT invoice of your share is made out to whoever booked, and they have it on their order page.',
      },
      contact(company),
    ],
    terms: [aboutYourShare],
    sender: senderLines(company),
  };
}

type Why = OutboxTopics['order.share_refunded.customer']['why'];
const WHY: Readonly<Record<Why, string>> = {
  shares_unpaid: 'Not everyone paid their share in time, so the move is not booked.',
  paid_twice: 'It had been paid already, so this payment was one too many.',
};

/** To who has paid a share that goes back. */
export function shareRefunded(order: OrderFacts, share: ShareFacts, company: Company, why: Why): Letter {
  const amount = formatPence(share.amount);
  return {
    first: why === 'paid_twice' ? order.first : firstBut(order, 'Not booked'),
    subject: `We are refunding ${amount} (${order.reference})`,
    preview: WHY[why],
    title: `You get ${amount} back`,
    blocks: [
      hello(share),
      {
        kind: 'paragraph',
        text: `We are refunding the ${amount} that you paid as your share. ${WHY[why]} The money goes back ${AS_PAID}. You do not need to do anything.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Order', order.title],
          ['Refund', amount],
        ],
      },
      { kind: 'action', label: 'See your share', url: share.url },
      contact(company),
    ],
    terms: [aboutYourShare],
    sender: senderLines(company),
  };
}
