import { pence, sum } from '@/lib/domain/money';
import type { GivenStops } from '@/lib/domain/order/stops';
import type { OrderChangeRow, OrderRow } from '@/lib/server/kernel/db/schema';
import type { Handlers } from '@/lib/server/kernel/outbox/dispatch';
import { moneyOf } from '@/lib/server/subjects/ledger/order-money-repo';
import { refundsOfChange } from '@/lib/server/subjects/ledger/refund-repo';
import { isPayableChange } from '@/lib/server/subjects/orders/change-dto';
import { addressesUrl, isWhereMissing } from '@/lib/server/subjects/stops/missing';
import { givenStops } from '@/lib/server/subjects/stops/repo';
import { calendarMethod, orderCalendar } from './calendar/order-calendar';
import { changeFacts, goneBy, rowAfter, type ChangeFacts } from './email/change-facts';
import { orderFacts } from './email/order-facts';
import type { MailAttachment } from './email/port';
import { changeRefused, changeToPay, orderChanged } from './email/templates/changes';
import { changeRefusedForOperator, orderChangedForOperator } from './email/templates/operator-changes';
import { postWebhook } from './webhooks/generic';
import { changedEvent } from './webhooks/order-event';
import { postToSlack } from './webhooks/slack';
import { changeLines } from './webhooks/slack-lines';
import type { Channels, SendMail } from './channels';
import { readChange, readOrder } from './message-repo';
import { NOT_SET_UP } from './not-set-up';

type Told = {
  readonly row: OrderRow;
  readonly change: OrderChangeRow;
  readonly facts: ChangeFacts;
  readonly given: GivenStops;
};
type ChangeTopic = Extract<keyof Handlers, `order.change${string}`>;

/** What changes of an order tell, each as the record of its own change (email/change-facts.ts). */
export function createChangeHandlers(channels: Channels, mail: SendMail): Pick<Handlers, ChangeTopic> {
  const { db, now, operator, company, orderUrl, deskUrl } = channels;

  const told = async (changeId: string): Promise<Told> => {
    const change = await readChange(db, changeId);
    const order = await readOrder(db, change.order_id);
    const row = rowAfter(order, change);
    const refunds = await refundsOfChange(db, changeId);
    const recorded = sum(refunds.map(({ amount_pence }) => pence(amount_pence)));
    const given = await givenStops(db, row.id);
    // A later change has a mail of its own, which says what has gone back in all.
    const isLast = order.calendar_sequence <= change.version;
    const goneBack = isLast ? (await moneyOf(db, order)).goneBack : pence(change.refund_pence);
    return { row, change, given, facts: changeFacts(row, change, { recorded, goneBack, given }) };
  };
  /** The order as it stands: what was refused is not in it. */
  const refused = async (changeId: string): Promise<Told> => {
    const change = await readChange(db, changeId);
    const row = await readOrder(db, change.order_id);
    const given = await givenStops(db, row.id);
    const { goneBack } = await moneyOf(db, row);
    const known = { recorded: pence(change.refund_pence), goneBack, given };
    return { row, change, given, facts: changeFacts(row, change, known) };
  };

  return {
    'order.changed.customer': async ({ changeId }, envelope) => {
      const { row, change, facts, given } = await told(changeId);
      const url = await orderUrl(row);
      const calendar: MailAttachment = {
        filename: `${row.reference}.ics`,
        content: orderCalendar(row, { phone: company.phone.value, orderUrl: url, given, ...goneBy(change) }),
        contentType: `text/calendar; charset=utf-8; method=${calendarMethod(row)}`,
      };
      const isAsked = change.kind === 'address' && isWhereMissing(row, given);
      const letter = orderChanged(facts, company, url, isAsked ? addressesUrl(url) : null);
      return mail('order.changed.customer', envelope, { to: row.email, letter, attachments: [calendar] });
    },

    'order.changed.operator': async ({ changeId }, envelope) => {
      const { row, facts } = await told(changeId);
      const letter = orderChangedForOperator(facts, deskUrl(row));
      return mail('order.changed.operator', envelope, { to: operator, letter });
    },

    'order.changed.slack': async ({ changeId }) => {
      if (!channels.slackWebhookUrl) return { outcome: 'logged', reason: NOT_SET_UP.slack };
      const { row, change } = await told(changeId);
      await postToSlack(channels.slackWebhookUrl, changeLines(change.kind, orderFacts(row)));
      return { outcome: 'sent' };
    },

    'order.changed.webhook': async ({ changeId }, { id }) => {
      if (!channels.webhook) return { outcome: 'logged', reason: NOT_SET_UP.webhook };
      const { row, change } = await told(changeId);
      await postWebhook(channels.webhook, id, changedEvent(row, change), now());
      return { outcome: 'sent' };
    },

    'order.change_to_pay.customer': async ({ changeId }, envelope) => {
      const { row, change, facts } = await told(changeId);
      if (!isPayableChange(change, now()))
        return { outcome: 'skipped', reason: 'The change is not waiting for a payment' };
      const before = orderFacts(await readOrder(db, change.order_id));
      const heldUntil = new Date(change.hold_expires_at ?? change.updated_at);
      const letter = changeToPay(facts, { company, orderUrl: await orderUrl(row), before, heldUntil });
      return mail('order.change_to_pay.customer', envelope, { to: row.email, letter });
    },

    'order.change_refused.customer': async ({ changeId }, envelope) => {
      const { row, facts } = await refused(changeId);
      const letter = changeRefused(facts, company, await orderUrl(row));
      return mail('order.change_refused.customer', envelope, { to: row.email, letter });
    },

    'order.change_refused.operator': async ({ changeId }, envelope) => {
      const { row, facts } = await refused(changeId);
      const letter = changeRefusedForOperator(facts, deskUrl(row));
      return mail('order.change_refused.operator', envelope, { to: operator, letter });
    },
  };
}
