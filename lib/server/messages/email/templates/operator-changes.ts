import { formatPence } from '@/lib/domain/money';
import type { Fact, Letter } from '../blocks';
import type { ChangeFacts } from '../change-facts';
import { appointmentFacts, changedPrice, whatChanged } from './change-blocks';
import { atTheDesk, customerRows, orderRows, SENDER } from './operator';
import { atAGlance, firstBut } from './order-blocks';

const TITLES = {
  reschedule: 'New time for',
  edit: 'Changed:',
  address: 'New address for',
  cancel: 'Cancelled:',
} as const;

/** Mails to the operator about changes that customers made themselves. */
export function orderChangedForOperator(change: ChangeFacts, deskUrl: string): Letter {
  const { kind, order } = change;
  const when = order.appointments[0]?.[1] ?? 'no date';
  return {
    subject: `${TITLES[kind]} ${order.reference}, ${order.title}, ${when}`,
    preview: `${order.name}: ${moneyRows(change)
      .map(([label, amount]) => `${label} ${amount}`)
      .join(', ')}`,
    first: kind === 'cancel' ? firstBut(order, 'Cancelled') : order.first,
    title: `${TITLES[kind]} ${order.reference}`,
    blocks: [
      atAGlance({ ...order, appointments: appointmentFacts(change) }, changedPrice(change)),
      atTheDesk(deskUrl),
      ...whatChanged(change),
      { kind: 'heading', text: 'Money' },
      { kind: 'facts', rows: moneyRows(change) },
      { kind: 'heading', text: 'Customer' },
      { kind: 'facts', rows: customerRows(order) },
      ...(order.items.length > 0
        ? ([
            { kind: 'heading', text: 'Items' },
            { kind: 'list', items: order.items },
          ] as const)
        : []),
    ],
    terms: [],
    sender: SENDER,
  };
}

function moneyRows({ paid, refund, goneBack, lateFee, byHand }: ChangeFacts): readonly Fact[] {
  return [
    ['Paid for the change', formatPence(paid)],
    ['Refund, started with the payment provider', formatPence(refund)],
    ...(goneBack > refund ? [['Refunded in all', formatPence(goneBack)] as const] : []),
    ...(lateFee > 0 ? [['Kept for giving up the slot late', formatPence(lateFee)] as const] : []),
    ...(byHand > 0 ? [['Part of the refund to pay back by hand', formatPence(byHand)] as const] : []),
  ];
}

export function changeRefusedForOperator({ order, paid }: ChangeFacts, deskUrl: string): Letter {
  return {
    subject: `Refund ${formatPence(paid)}: change of ${order.reference} was paid too late`,
    preview: `${order.name} paid for a change that could no longer be made`,
    first: order.first,
    title: `Change refused for ${order.reference}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${order.name} paid ${formatPence(paid)} for a change that could no longer be made. The refund has been started with the payment provider, the customer has been told, and the order stands as it was.`,
      },
      atTheDesk(deskUrl),
      { kind: 'facts', rows: [...orderRows(order), ...order.appointments] },
    ],
    terms: [],
    sender: SENDER,
  };
}
