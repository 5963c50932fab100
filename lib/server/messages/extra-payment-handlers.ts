import { wayByHand } from '@/lib/domain/extras/by-hand';
import { EXTRA_STATE_LABELS } from '@/lib/domain/extras/state';
import { londonDate } from '@/lib/domain/london-time';
import { pence } from '@/lib/domain/money';
import { STATE_LABELS } from '@/lib/domain/order/state-labels';
import type { ExtraRow } from '@/lib/server/kernel/db/extra-row';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { findExtra } from '@/lib/server/subjects/extras/repo';
import { invoiceFor } from '@/lib/server/subjects/invoices/repo';
import { findPayment } from '@/lib/server/subjects/ledger/repo';
import { extraPath } from '@/lib/account-routes';
import { besideOrder } from '@/lib/server/subjects/orders/beside-order';
import { invoiceLink } from './email/first-invoice';
import { orderFacts } from './email/order-facts';
import { extraPaid, extraRefunded, extraUnpaid, extraWithdrawn } from './email/templates/extra-payments';
import { extraFacts } from './extra-handlers';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

const skipped = (reason: string): Outcome => ({ outcome: 'skipped', reason });

/** Why an extra is not asked for; null while it is owed, and the day of the reminder has not passed. '' is no day. */
function notOwedNow(extra: ExtraRow, order: OrderRow, { on, now }: { readonly on: string; readonly now: Date }) {
  if (extra.state !== 'agreed') return `The extra is now: ${EXTRA_STATE_LABELS[extra.state]}`;
  if (order.state === 'cancelled') return `The order is now: ${STATE_LABELS[order.state]}`;
  return on !== '' && on !== londonDate(now) ? 'The day of this reminder is over' : null;
}

/** Mails about the money of extras: that it is owed, that it came, that it goes back. */
export function createExtraPaymentHandlers(
  { db, now, company, orderUrl }: Channels,
  mail: SendMail,
): Pick<
  Handlers,
  | 'order.extra_unpaid.customer'
  | 'order.extra_withdrawn.customer'
  | 'order.extra_paid.customer'
  | 'order.extra_refunded.customer'
> {
  return {
    'order.extra_unpaid.customer': async ({ orderId, extraId, on }, envelope) => {
      const [order, extra] = await Promise.all([readOrder(db, orderId), findExtra(db, extraId)]);
      if (!extra) return skipped('There is no such extra');
      const untrue = notOwedNow(extra, order, { on, now: now() });
      if (untrue !== null) return skipped(untrue);
      const agreedOn = londonDate(new Date(extra.answered_at ?? extra.asked_at));
      const extraUrl = besideOrder(await orderUrl(order), extraPath);
      const letter = extraUnpaid(orderFacts(order), { ...extraFacts(extra), agreedOn }, { company, extraUrl });
      return mail('order.extra_unpaid.customer', envelope, { to: order.email, letter });
    },

    'order.extra_withdrawn.customer': async ({ orderId, extraId }, envelope) => {
      const [order, extra] = await Promise.all([readOrder(db, orderId), findExtra(db, extraId)]);
      if (!extra) return skipped('There is no such extra');
      const around = { company, orderUrl: await orderUrl(order) };
      const letter = extraWithdrawn(orderFacts(order), extraFacts(extra), around);
      return mail('order.extra_withdrawn.customer', envelope, { to: order.email, letter });
    },

    'order.extra_paid.customer': async ({ orderId, extraId, paymentId }, envelope) => {
      const [order, extra] = await Promise.all([readOrder(db, orderId), findExtra(db, extraId)]);
      const [payment, invoice] = await Promise.all([
        findPayment(db, paymentId),
        invoiceFor(db, { what: 'payment', id: paymentId }),
      ]);
      if (!extra || !payment || !invoice) return skipped('There is no such payment');
      const { gross_pence: gross, vat_pence: vat } = invoice;
      const receipt = {
        ...{ way: wayByHand(payment.provider) ?? null, paidOn: invoice.tax_point },
        ...{ net: pence(gross - vat), vat: pence(vat), gross: pence(gross) },
        invoice: invoiceLink(invoice, order.reference, await orderUrl(order)),
      };
      const letter = extraPaid(orderFacts(order), extraFacts(extra), { company, receipt });
      return mail('order.extra_paid.customer', envelope, { to: order.email, letter });
    },

    'order.extra_refunded.customer': async ({ orderId, extraId, why }, envelope) => {
      const [order, extra] = await Promise.all([readOrder(db, orderId), findExtra(db, extraId)]);
      if (!extra) return skipped('There is no such extra');
      const around = { company, orderUrl: await orderUrl(order), why };
      const letter = extraRefunded(orderFacts(order), extraFacts(extra), around);
      return mail('order.extra_refunded.customer', envelope, { to: order.email, letter });
    },
  };
}
