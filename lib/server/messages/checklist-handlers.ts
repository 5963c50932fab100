import { checklistPath } from '@/lib/account-routes';
import { checklistOf } from '@/lib/domain/order/checklist';
import { isBooked } from '@/lib/domain/order/state';
import { STATE_LABELS } from '@/lib/domain/order/state-labels';
import type { Handlers } from '@/lib/server/kernel/outbox/dispatch';
import { checklistOfRow, hasMark, sentMark } from '@/lib/server/subjects/checklist/marks';
import { markChecklist } from '@/lib/server/subjects/checklist/service';
import { besideOrder } from '@/lib/server/subjects/orders/beside-order';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { orderFacts } from './email/order-facts';
import { checklistMail } from './email/templates/checklist';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

/** Sends the list around a move, and once more what is still open of it, to whoever wants it. */
export function createChecklistHandlers(
  { db, now, company, orderUrl }: Channels,
  mail: SendMail,
): Pick<Handlers, 'order.checklist.customer'> {
  return {
    'order.checklist.customer': async ({ orderId, which }, envelope) => {
      const order = await readOrder(db, orderId);
      if (!isBooked(order.state)) {
        return { outcome: 'skipped', reason: `The order is now: ${STATE_LABELS[order.state]}` };
      }
      const { done, wantsMails } = checklistOfRow(order);
      if (!wantsMails) return { outcome: 'skipped', reason: 'The customer wants no such mails' };
      if (hasMark(order, sentMark(which))) return { outcome: 'skipped', reason: 'It was sent before' };
      const at = now();
      const entries = checklistOf(orderOf(order), { now: at, done }).filter(({ state }) => state !== 'done');
      if (entries.length === 0) return { outcome: 'skipped', reason: 'Everything is done' };
      const checklistUrl = besideOrder(await orderUrl(order), checklistPath);
      const letter = checklistMail(orderFacts(order), which, { company, checklistUrl, entries, now: at });
      const result = await mail('order.checklist.customer', envelope, { to: order.email, letter });
      await markChecklist(db, orderId, { mark: sentMark(which), isSet: true, now: at });
      return result;
    },
  };
}
