import type { OrderView } from '@/lib/contracts/order-view';
import { formatInstant, minutesAfter } from '@/lib/domain/london-time';
import type { ServiceType } from '@/lib/domain/order-types';
import { appointmentsOf, startOf } from '@/lib/domain/order/appointments';
import { UNDO_MINUTES } from '@/lib/domain/order/assumptions';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { Happening } from '@/lib/domain/order/history';
import { changesOf } from '@/lib/domain/order/offered-changes';
import { jobWords, type ServiceWords } from '@/lib/domain/services/flows';
import { changeHref } from './links';
import type { ChangeAction, OrderNotice } from './types';

/** Returns the changes that the customer may make here; none for an order that is over or cancelled. */
export const offeredChanges = (view: OrderView): readonly ChangeKind[] =>
  view.canChange ? changesOf(view).filter((kind) => kind === 'cancel' || !view.onlyCancels) : [];

export function changeTitle(kind: ChangeKind, services: readonly ServiceType[]): string {
  const { job, contents } = jobWords(services);
  switch (kind) {
    case 'slot':
      return `Another day or time for your ${job}`;
    case 'items':
      return contents;
    case 'address':
      return `Another address for your ${job}`;
    case 'cancel':
      return 'Cancel this order';
  }
}

export const changeActions = (view: OrderView, pageHref: string): readonly ChangeAction[] =>
  offeredChanges(view).map((kind) => ({
    kind,
    title: changeTitle(kind, view.services),
    href: changeHref(pageHref, kind),
  }));

const PAID = ['confirmed', 'revived'];

/** Returns until when cancelling refunds everything after paying, or null once that hour is over. */
export function undoText(view: OrderView, now: Date): string | null {
  const paid = view.events.find(({ type }) => PAID.includes(type));
  if (!paid || !offeredChanges(view).includes('cancel')) return null;
  const end = minutesAfter(new Date(paid.at), UNDO_MINUTES);
  const [first] = appointmentsOf(view.order);
  if (!first || now >= end || startOf(first) <= now) return null;
  return `Cancel until ${formatInstant(end)} and get all your money back.`;
}

const MAILED = 'We have emailed you the details.';
const MADE = {
  rescheduled: ({ job }: ServiceWords) => `Your ${job} has a new time. ${MAILED}`,
  address_changed: ({ job }: ServiceWords) => `Your ${job} has a new address. ${MAILED}`,
  edited: () => `Your order is changed. ${MAILED}`,
  // The order's page says that it is cancelled, and what is refunded.
  cancelled: () => 'We have emailed you a confirmation.',
} as const satisfies Partial<Record<Happening, unknown>>;
const isMade = (type: Happening | undefined): type is keyof typeof MADE => type !== undefined && type in MADE;

/** Returns the result of the last change, if no event but its refund followed. */
export function lastChange({ events, services }: OrderView): OrderNotice | null {
  const type = events.findLast((event) => event.type !== 'refunded')?.type;
  if (isMade(type)) return { kind: 'success', text: MADE[type](jobWords(services)) };
  if (type === 'change_refused') {
    return {
      kind: 'error',
      text: 'Your payment came after the new slot had gone. We are refunding it, and the order stays as it was.',
    };
  }
  return null;
}
