import type { OrderView } from '@/lib/contracts/order-view';
import { formatInstant } from '@/lib/domain/london-time';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { UNDO_MINUTES } from '@/lib/domain/order/assumptions';
import { offeredChanges } from './change/offered';
import { CHANGE_TITLES } from './change/titles';
import type { ChangeKind } from './change/types';
import { changeHref } from './links';
import type { ChangeAction, OrderNotice } from './types';

/** What the order page says about changes: those that are offered, the one just made, the one that waits for payment. */
const TEXTS: Readonly<Record<ChangeKind, string>> = {
  slot: 'Every day shows what it costs more or less.',
  items: 'The exact difference first, then you decide.',
  cancel: 'You see to the penny what comes back.',
};

export const changeActions = (view: OrderView, pageHref: string): readonly ChangeAction[] =>
  offeredChanges(view).map((kind) => ({
    kind,
    title: CHANGE_TITLES[kind],
    text: TEXTS[kind],
    href: changeHref(pageHref, kind),
  }));

const PAID = ['confirmed', 'revived'];

/** The hour after paying in which everything can be undone, as the instant at which it ends; empty once it is over. */
export function undoText({ canChange, events }: OrderView, now: Date): string {
  const paid = events.find(({ type }) => PAID.includes(type));
  if (!canChange || !paid) return '';
  const until = new Date(Date.parse(paid.at) + UNDO_MINUTES * 60_000);
  return now < until ? `Until ${formatInstant(until)} you can undo all of it and get everything back.` : '';
}

const MADE: Readonly<Record<string, string>> = {
  rescheduled: 'Your move has its new time.',
  edited: 'Your order is changed.',
  cancelled: 'Your order is cancelled.',
};

/** What became of the last change, if nothing came after it. `refunded` only follows from one. */
export function lastChange({ events, refunded }: OrderView): OrderNotice | null {
  const type = events.findLast((event) => event.type !== 'refunded')?.type ?? '';
  const back = refunded > 0 ? ` ${formatPence(fromPounds(refunded))} goes back the way it came.` : '';
  if (type in MADE) return { kind: 'success', text: `${MADE[type]}${back} We have emailed you what changed.` };
  if (type === 'change_refused') {
    return {
      kind: 'error',
      text: 'Your payment came after the new places had gone. It goes back to you, and the order stays as it was.',
    };
  }
  return null;
}
