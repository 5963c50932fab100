import { formatDay, formatSlot } from '../london-time';
import type { OrderLike } from '../order-types';
import { ownDelivery, type KeysChoice, type KeysPlan } from './key-handover';
import type { VisitKind } from '../visits/states';

/** Formats a choice's day and slot: "Wednesday 16 December 2026, 10:00–12:00". */
export const keysWhen = ({ date, slot }: Pick<KeysChoice, 'date' | 'slot'>): string =>
  `${formatDay(date)}, ${formatSlot(slot)}`;

/** Returns a choice in one line, for invoices, histories and the desk. */
export function keysInWords(choice: KeysChoice): string {
  const when = keysWhen(choice);
  const words: Readonly<Record<KeysPlan, string>> = {
    later: `Keys late: the move begins later, ${when}`,
    hold: `Keys late: the van waits with its load, delivery ${when}`,
    night: `Keys late: the load stays in our store, delivery ${when}`,
    day: `Keys late: the move is on another day, ${when}`,
  };
  return words[choice.plan];
}

/** Returns the notes for the crew of a visit whose load has a separate delivery. Empty for other visits. */
export function keysNotes(order: Pick<OrderLike, 'dates' | 'timeSlot'>, kind: VisitKind): readonly string[] {
  const delivery = ownDelivery(order);
  if (!delivery || kind === 'clean') return [];
  const when = keysWhen(delivery);
  if (kind === 'return') return ['Keys were late: the load of this move was kept in our store'];
  return delivery.plan === 'night'
    ? [`KEYS LATE. Take the whole load to our store. It is delivered on ${when}`]
    : [`KEYS LATE. Keep the load on the van. Deliver it ${when}`];
}
