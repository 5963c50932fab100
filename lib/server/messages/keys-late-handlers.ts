import { keysLatePath } from '@/lib/account-routes';
import { pence } from '@/lib/domain/money';
import { slotOf } from '@/lib/domain/visits/slot-of';
import type { KeysLateRow } from '@/lib/server/kernel/db/keys-late-row';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { findExtra } from '@/lib/server/subjects/extras/repo';
import { findKeysLate } from '@/lib/server/subjects/keys/repo';
import { besideOrder } from '@/lib/server/subjects/orders/beside-order';
import { givenStops } from '@/lib/server/subjects/stops/repo';
import { calendarMethod, orderCalendar } from './calendar/order-calendar';
import { orderFacts } from './email/order-facts';
import { keysChosen, keysUndone, type KeysFacts } from './email/templates/keys-late';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

const GONE: Outcome = { outcome: 'skipped', reason: 'The order has been forgotten' };

const factsOf = (row: KeysLateRow, workedOut: string): KeysFacts => ({
  ...{ plan: row.plan, date: row.date, slot: slotOf(row)?.times ?? [row.start, row.start] },
  ...{ amount: pence(row.pence), workedOut },
});

/** Mails about what somebody without keys has chosen: with the calendar of the order as it is now. */
export function createKeysLateHandlers(
  { db, company, orderUrl }: Channels,
  mail: SendMail,
): Pick<Handlers, 'order.keys_late.customer' | 'order.keys_undone.customer'> {
  const read = async (orderId: string, keysId: string) => {
    const row = await findKeysLate(db, keysId);
    if (!row) return null;
    const [order, extra] = await Promise.all([
      readOrder(db, orderId),
      row.extra_id === null ? undefined : findExtra(db, row.extra_id),
    ]);
    const [url, given] = [await orderUrl(order), await givenStops(db, orderId)];
    const attachments = [
      {
        filename: `${order.reference}.ics`,
        content: orderCalendar(order, { phone: company.phone.value, orderUrl: url, given }),
        contentType: `text/calendar; charset=utf-8; method=${calendarMethod(order)}`,
      },
    ];
    const around = { company, keysUrl: besideOrder(url, keysLatePath) };
    return { row, facts: factsOf(row, extra?.worked_out ?? ''), order, around, attachments };
  };
  return {
    'order.keys_late.customer': async ({ orderId, keysId }, envelope) => {
      const found = await read(orderId, keysId);
      if (!found) return GONE;
      if (found.row.undone_at !== null) return { outcome: 'skipped', reason: 'It was undone' };
      const { order, facts, around, attachments } = found;
      const letter = keysChosen(orderFacts(order), facts, around);
      return mail('order.keys_late.customer', envelope, { to: order.email, letter, attachments });
    },

    'order.keys_undone.customer': async ({ orderId, keysId }, envelope) => {
      const found = await read(orderId, keysId);
      if (!found) return GONE;
      const { order, facts, around, attachments } = found;
      const letter = keysUndone(orderFacts(order), facts, around);
      return mail('order.keys_undone.customer', envelope, { to: order.email, letter, attachments });
    },
  };
}
