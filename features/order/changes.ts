import type { OrderView } from '@/lib/contracts/order-view';
import { minutesAfter } from '@/lib/domain/durations';
import { formatInstant } from '@/lib/domain/london-time';
import { appointmentsOf, startOf } from '@/lib/domain/order/appointments';
import { UNDO_MINUTES } from '@/lib/domain/order/assumptions';
import type { Happening } from '@/lib/domain/order/history';
import type { ServiceWords } from '@/lib/domain/services/facts';
import { jobWords } from '@/lib/domain/services/flows';
import { offeredChanges } from './change/offered';
import { changeTitle } from './change/titles';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import { changeHref } from './links';
import type { ChangeAction, OrderNotice, UndoOffer } from './types';

/** What the order page says about changes: those that are offered, the one just made, the one that waits for payment. */
const TEXTS: Readonly<Record<ChangeKind, string>> = {
  slot: 'Each day shows how much more or less it costs.',
  items: 'See the exact difference, then decide.',
  address: 'Postcode, floor, lift and parking, at the exact difference.',
  cancel: 'You see your refund to the penny first.',
};

export const changeActions = (view: OrderView, pageHref: string): readonly ChangeAction[] =>
  offeredChanges(view).map((kind) => ({
    kind,
    title: changeTitle(kind, view.services),
    text: TEXTS[kind],
    href: changeHref(pageHref, kind),
  }));

const PAID = ['confirmed', 'revived'];

/**
 * The hour after paying in which everything can be undone, with the instant at which it ends and the way to do it. Null
 * before and after it, and where nothing can be cancelled here. It says nothing of a later limit, which the order's
 * cancellation terms do.
 */
export function undoOffer(view: OrderView, now: Date, pageHref: string): UndoOffer | null {
  const paid = view.events.find(({ type }) => PAID.includes(type));
  if (!paid || !offeredChanges(view).includes('cancel')) return null;
  const end = minutesAfter(new Date(paid.at), UNDO_MINUTES);
  const [first] = appointmentsOf(view.order);
  if (!first || now >= end || startOf(first) <= now) return null;
  return {
    title: 'Changed your mind?',
    text: `You can undo this until ${formatInstant(end)} and get all your money back.`,
    label: 'Undo the booking',
    href: changeHref(pageHref, 'cancel'),
  };
}

const MAILED = 'We have emailed you the details.';
const MADE = {
  rescheduled: ({ job }: ServiceWords) => `Your ${job} has a new time. ${MAILED}`,
  address_changed: ({ job }: ServiceWords) => `Your ${job} has a new address. ${MAILED}`,
  edited: () => `Your order is changed. ${MAILED}`,
  // Its page says that it is, and what goes back.
  cancelled: () => 'We have emailed you a confirmation.',
} as const satisfies Partial<Record<Happening, unknown>>;
const isMade = (type: Happening | undefined): type is keyof typeof MADE => type !== undefined && type in MADE;

/** What became of the last change, if nothing came after it. `refunded` only follows from one. */
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
