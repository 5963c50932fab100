import type { DraftOrderDto } from '@/lib/contracts/checkout';
import { formatDay, formatInstant, formatSlot } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { deskPath } from '@/lib/routes';

/** Returns "We hold Tuesday 15 December 2026, 10:00–12:00 for you until Tuesday 24 November 2026, 09:30." */
function holdText({ appointment, heldUntil }: DraftOrderDto, forWhom: string): string {
  const when = appointment ? `${formatDay(appointment.date)}, ${formatSlot(appointment.slot)}` : 'a slot';
  const until = heldUntil === null ? '' : ` until ${formatInstant(new Date(heldUntil))}`;
  return `We hold ${when} for ${forWhom}${until}.`;
}

/** Returns the texts about an unpaid order, which newer answers would replace. */
export function heldWords(order: DraftOrderDto, isForCustomer: boolean) {
  if (isForCustomer) {
    return {
      title: 'Not paid yet',
      text: `${holdText(order, 'the customer')} They pay by the link in our email.`,
      pay: null,
      correct:
        'Is an answer wrong? Change it below and book again. The new order takes the place of this one, and the customer gets a new link.',
      order: { label: 'See the order', href: deskPath('orders', order.reference) },
    };
  }
  const text = `${holdText(order, 'you')} Nothing is paid, so nothing is booked yet.`;
  const replaced = 'The new order takes the place of this one';
  const total = formatPounds(order.total);
  return {
    title: 'Not paid yet',
    text: order.isShared ? `${text} Each of you pays your own share with your own link.` : text,
    pay: order.payUrl === null ? null : { label: `Pay ${total}`, href: order.payUrl },
    correct: order.isShared
      ? `Is an answer wrong? Change it below and order again. ${replaced}, and its links stop working.`
      : `Is an answer wrong? Change it below and pay on this page. ${replaced}.`,
    order: { label: 'See your order', href: order.orderUrl },
  };
}

/** Returns the texts about a paid order, or one that some of the people who share it have paid. */
export function orderedWords(order: DraftOrderDto, job: string) {
  const { orderUrl } = order;
  if (order.standing !== 'part_paid') {
    return {
      title: 'You have already booked this',
      text: 'This quote became an order. Its page shows the slot, the price and what happens next.',
      orderUrl,
    };
  }
  return {
    title: 'Part of this is paid',
    text: `${holdText(order, 'you')} Your ${job} is booked once every share is paid, and can be changed on the order page from then on. Call us if something has to change before.`,
    orderUrl,
  };
}

export type HeldWords = ReturnType<typeof heldWords>;
export type OrderedWords = ReturnType<typeof orderedWords>;
