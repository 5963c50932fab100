import type { AccountOrder } from '@/lib/contracts/accounts';
import { formatDate, formatDay, formatInstant, formatSlot, type LocalDate } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { INVOICE_NAMES } from '@/lib/domain/order/invoice';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { isBooked, type OrderState } from '@/lib/domain/order/state';
import { emptiesRental, flowOf, mainService } from '@/lib/domain/services/flows';
import { calendarPath, orderAddressesPath, orderChangePath } from '@/lib/account-routes';
import { orderPagePath } from '@/lib/routes';
import type { Badge, OrderAction, OrderRow } from '../types';

const BADGES: Readonly<Record<OrderState, Badge>> = {
  awaiting_payment: { kind: 'error', text: 'Not paid yet' },
  confirmed: { kind: 'success', text: 'Booked' },
  rescheduled: { kind: 'success', text: 'Booked, new time' },
  completed: { kind: 'plain', text: 'Done' },
  expired: { kind: 'plain', text: 'Ended unpaid' },
  cancelled: { kind: 'plain', text: 'Cancelled' },
};

/** Returns the upcoming orders, soonest first, and the past ones, latest first. */
export function orderRows(orders: readonly AccountOrder[], today: LocalDate) {
  const dayOf = ({ appointment }: AccountOrder) => appointment?.date ?? '';
  const isAhead = (order: AccountOrder) =>
    (order.state === 'awaiting_payment' || isBooked(order.state)) && dayOf(order) >= today;
  const ahead = orders.filter(isAhead).toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  const past = orders.filter((order) => !isAhead(order)).toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
  return { ahead: ahead.map((order) => toRow(order, true)), past: past.map((order) => toRow(order, false)) };
}

function toRow(order: AccountOrder, isAhead: boolean): OrderRow {
  const { orderId, reference, title, services, state, appointment, total, documents } = order;
  const isOver = !isAhead && isBooked(state);
  const isOff = state === 'cancelled' || state === 'expired';
  return {
    orderId,
    reference,
    title,
    href: orderPagePath(reference),
    actions: actionsOf(order, isAhead),
    again: order.canBookAgain ? againLabel(order) : null,
    note: order.isAtWork ? AT_WORK : heldNote(order),
    // Nothing was paid, or the payment is returned.
    total: isOff ? '' : formatPounds(total),
    services: services.map((service) => SERVICE_NAMES[service]).join(', '),
    when: appointment ? `${formatDay(appointment.date)}, ${formatSlot(appointment.slot)}` : 'No day',
    badge: isOver ? BADGES.completed : BADGES[state],
    documents: documents.map(({ number, kind, issuedOn, amount, url }) => ({
      title: `${INVOICE_NAMES[kind]} ${number}`,
      text: `${formatDate(issuedOn)}, ${formatPounds(amount)}`,
      href: url,
    })),
  };
}

const heldNote = ({ heldUntil }: AccountOrder): string | null =>
  heldUntil === null ? null : `Held until ${formatInstant(new Date(heldUntil))}. It is booked once it is paid.`;

const AT_WORK =
  'The crew is on its way or with you, so this order cannot be changed here now. Tell the crew, or ring us.';

function actionsOf(order: AccountOrder, isAhead: boolean): readonly OrderAction[] {
  const { reference, changes, takesAddresses, hasCalendar } = order;
  const page = (label: string, href: string): readonly OrderAction[] => [{ label, href }];
  return [
    ...(order.heldUntil === null ? [] : [{ label: 'Pay now', href: orderPagePath(reference), isMain: true }]),
    ...(changes.includes('slot') ? page('Change the day', orderChangePath(reference, 'slot')) : []),
    ...(changes.includes('items') ? page('Change items', orderChangePath(reference, 'items')) : []),
    ...(changes.includes('address') ? page('Change the address', orderChangePath(reference, 'address')) : []),
    ...(takesAddresses ? page('Addresses and notes', orderAddressesPath(reference)) : []),
    ...(isAhead && hasCalendar ? [{ label: 'Calendar file', href: calendarPath(reference), isFile: true }] : []),
    ...page('View and print', orderPagePath(reference)),
  ];
}

const againLabel = ({ services }: AccountOrder): string =>
  emptiesRental(flowOf(mainService(services))) ? 'Bring the rest back' : 'Book again';
