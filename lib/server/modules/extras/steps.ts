import { EXTRA_LABELS, wayByHand, type WayByHand } from '@/lib/domain/extras/extras';
import { nextExtraState, reminderAt, reminderDays, type ExtraStep } from '@/lib/domain/extras/state';
import { formatPence, type Pence } from '@/lib/domain/money';
import type { Cause, Happening } from '@/lib/domain/order/history';
import { isBooked } from '@/lib/domain/order/state';
import { isOver } from '@/lib/domain/visits/states';
import { endExtraSessions } from '@/lib/server/modules/ledger/end-payments';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Db, ExtraRow, PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import { extrasOf, findExtra, ordersUnanswered, stateOf, unanswered, updateExtra } from './repo';
import { randomUUID } from 'node:crypto';
import { issueInvoice } from '@/lib/server/modules/invoices/issue';
import { refundPayment } from '@/lib/server/modules/ledger/refunds';
import { insertPayment, paymentsFor } from '@/lib/server/modules/ledger/repo';

const HAPPENINGS: Readonly<Record<ExtraStep, Happening>> = {
  agree: 'extra_agreed',
  refuse: 'extra_refused',
  lapse: 'extra_lapsed',
  withdraw: 'extra_withdrawn',
  pay: 'extra_paid',
};

export const extraDetail = (extra: Pick<ExtraRow, 'kind' | 'pence'>) => ({
  kind: EXTRA_LABELS[extra.kind],
  amount: formatPence(extra.pence),
});

async function tellWithdrawn(trx: Trx, { id: extraId, order_id: orderId }: ExtraRow, now: Date): Promise<void> {
  const topic = 'order.extra_withdrawn.customer';
  await enqueue(trx, topic, { orderId, extraId }, { dedupeKey: `${topic}:${extraId}`, now });
}

type Step = {
  readonly step: ExtraStep;
  readonly cause: Cause;
  readonly at: Date;
  /** The operator who heard the answer on the telephone. */
  readonly heardBy?: string;
};

/** Moves an extra, with event and mails. The order's row must be locked. Returns false when it is not possible. */
export async function takeStep(trx: Trx, extra: ExtraRow, { step, cause, at, heardBy }: Step): Promise<boolean> {
  const state = nextExtraState(extra.state, step);
  if (state === null) return false;
  const isAnswer = step === 'agree' || step === 'refuse';
  await updateExtra(
    trx,
    extra.id,
    {
      state,
      ...(isAnswer && { answered_at: at.toISOString(), heard_by: heardBy ?? null }),
      ...(step === 'pay' && { paid_at: at.toISOString() }),
    },
    at,
  );
  if (step === 'agree') await planReminders(trx, extra, at);
  else await dropReminders(trx, extra);
  // A customer who undoes a late-keys choice gets only the mail about that.
  const isUndone = extra.kind === 'keys' && cause === 'visitor';
  if (extra.state === 'agreed' && step === 'withdraw' && !isUndone) await tellWithdrawn(trx, extra, at);
  await insertEvent(trx, extra.order_id, { type: HAPPENINGS[step], cause, at, detail: extraDetail(extra) });
  return true;
}

const REMINDER = 'order.extra_unpaid.customer';
type About = Pick<ExtraRow, 'id' | 'order_id'>;

const aboutDay = ({ id: extraId, order_id: orderId }: About, on: string) => ({ orderId, extraId, on });

/** Enqueues the reminders to pay an agreed extra. */
export async function planReminders(trx: Trx, extra: About, agreedAt: Date): Promise<void> {
  for (const on of reminderDays(agreedAt)) {
    const dedupeKey = `${REMINDER}:${extra.id}:${on}`;
    await enqueue(trx, REMINDER, aboutDay(extra, on), { dedupeKey, now: agreedAt, availableAt: reminderAt(on) });
  }
}

async function dropReminders(trx: Trx, extra: About & Pick<ExtraRow, 'answered_at'>): Promise<void> {
  if (extra.answered_at === null) return;
  for (const on of reminderDays(new Date(extra.answered_at))) await dropWaiting(trx, REMINDER, aboutDay(extra, on));
}

type Named = { readonly orderId: string; readonly extraId: string };

async function extraOf(trx: Trx, { orderId, extraId }: Named): Promise<ExtraRow> {
  const extra = await findExtra(trx, extraId);
  if (extra?.order_id !== orderId) throw new Problem('not_found');
  return extra;
}

type ExtraAnswer = Named & {
  readonly answer: 'yes' | 'no';
  readonly expected: Pence;
  readonly at: Date;
  readonly heardBy?: string;
};

/**
 * Records the customer's first answer, with the order's row locked. Returns false for the same answer again. Throws
 * Problem not_found; too_late_to_change after the 20 minutes or the work, nothing_to_change for an extra that was
 * answered otherwise or withdrawn, price_changed.
 */
export async function answerExtra(trx: Trx, given: ExtraAnswer): Promise<boolean> {
  const { orderId, extraId, answer, expected, at, heardBy } = given;
  const order = await lockOrder(trx, orderId);
  const extra = await extraOf(trx, given);
  const state = stateOf(extra, at);
  const isYes = answer === 'yes';
  if (isYes ? state === 'agreed' || state === 'paid' : state === 'refused') return false;
  if (state === 'lapsed') throw new Problem('too_late_to_change');
  if (state !== 'asked') throw new Problem('nothing_to_change');
  if (isYes && !(isBooked(order.state) && (await isWorkOpen(trx, orderId)))) throw new Problem('too_late_to_change');
  if (isYes && extra.pence !== expected) throw new Problem('price_changed');
  const cause = heardBy === undefined ? 'visitor' : 'operator';
  await takeStep(trx, extra, {
    step: isYes ? 'agree' : 'refuse',
    cause,
    at,
    ...(heardBy !== undefined && { heardBy }),
  });
  if (isYes && heardBy !== undefined) {
    const topic = 'order.extra_agreed.customer';
    await enqueue(trx, topic, { orderId, extraId }, { dedupeKey: `${topic}:${extraId}`, now: at });
  }
  return true;
}

/** A yes after the work would agree to something finished. */
const isWorkOpen = async (db: Db, orderId: string): Promise<boolean> =>
  (await visitsOf(db, orderId)).some(({ state }) => !isOver(state));

/** Withdraws the unpaid extras of a cancelled order. The order's row must be locked. */
export async function withdrawUnpaid(
  trx: Trx,
  { orderId, cause, at }: { readonly orderId: string; readonly cause: Cause; readonly at: Date },
): Promise<void> {
  await lapseOf(trx, orderId, at);
  for (const extra of await extrasOf(trx, orderId)) {
    if (await takeStep(trx, extra, { step: 'withdraw', cause, at })) {
      await endExtraSessions(trx, { extraId: extra.id, at });
    }
  }
}

/** Withdraws an unpaid extra and returns its earlier state. Throws Problem not_found, nothing_to_change. */
export async function withdrawExtra(trx: Trx, named: Named & { readonly at: Date }): Promise<ExtraRow['state']> {
  const { orderId, extraId, at } = named;
  await lockOrder(trx, orderId);
  const extra = await extraOf(trx, named);
  const state = stateOf(extra, at);
  if (state === 'lapsed' || !(await takeStep(trx, extra, { step: 'withdraw', cause: 'operator', at })))
    throw new Problem('nothing_to_change');
  await endExtraSessions(trx, { extraId, at });
  return state;
}

/** Withdraws an unpaid choice. The order's row must be locked. Returns false for a paid extra. */
export async function withdrawChosen(trx: Trx, extraId: string, at: Date): Promise<boolean> {
  const extra = await findExtra(trx, extraId);
  if (!extra || extra.state === 'withdrawn') return true;
  if (!(await takeStep(trx, extra, { step: 'withdraw', cause: 'visitor', at }))) return false;
  await endExtraSessions(trx, { extraId, at });
  return true;
}

/** Closes the extras that were not answered in time, and returns their number. The order's row must be locked. */
export async function lapseOf(trx: Trx, orderId: string, now: Date): Promise<number> {
  const rows = await unanswered(trx, now, orderId);
  for (const extra of rows) await takeStep(trx, extra, { step: 'lapse', cause: 'sweep', at: now });
  return rows.length;
}

/** Returns the number of orders of which an extra was closed. */
export async function lapseExtras({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  return forEachRow({ db, now }, 'sweep.extras', {
    due: (page) => ordersUnanswered(db, at, page),
    work: (orderId) =>
      transact(db, async (trx) => {
        await lockOrder(trx, orderId);
        return (await lapseOf(trx, orderId, at)) > 0;
      }),
  });
}

/** Marks a paid extra as paid, or refunds the payment and tells the customer why when nothing is owed. */
export async function settleExtra(
  trx: Trx,
  payment: PaymentRow & { readonly extra_id: string },
  at: Date,
): Promise<void> {
  const { id: paymentId, order_id: orderId, extra_id: extraId } = payment;
  await lockOrder(trx, orderId);
  const extra = await findExtra(trx, extraId);
  const isOwed = extra !== undefined && (await takeStep(trx, extra, { step: 'pay', cause: 'payment', at }));
  await endExtraSessions(trx, { extraId, at, but: paymentId });
  if (isOwed) return sendReceipt(trx, { orderId, extraId, paymentId }, at);
  const why = extra?.state === 'paid' ? 'paid_twice' : 'extra_withdrawn';
  await refundPayment(trx, payment, why, at);
  const topic = 'order.extra_refunded.customer';
  await enqueue(trx, topic, { orderId, extraId, paymentId, why }, { dedupeKey: `${topic}:${paymentId}`, now: at });
}

type PaidByHand = {
  readonly orderId: string;
  readonly extraId: string;
  readonly way: WayByHand;
  readonly expected: Pence;
  readonly at: Date;
};

/**
 * Records that an agreed extra was paid by hand, with the order's row locked. Returns whether this was the first such
 * request. Throws Problem not_found, price_changed, nothing_to_change for an extra that is not due, order_not_payable
 * when it was paid online meanwhile.
 */
export async function payExtraByHand(trx: Trx, { orderId, extraId, way, expected, at }: PaidByHand): Promise<boolean> {
  await lockOrder(trx, orderId);
  const extra = await findExtra(trx, extraId);
  if (extra?.order_id !== orderId) throw new Problem('not_found');
  if (extra.state === 'paid') {
    const paid = await paymentsFor(trx, 'extra_id', extraId, ['paid']);
    if (paid.some(({ provider }) => wayByHand(provider) !== undefined)) return false;
    throw new Problem('order_not_payable');
  }
  if (extra.pence !== expected) throw new Problem('price_changed');
  if (!(await takeStep(trx, extra, { step: 'pay', cause: 'operator', at }))) throw new Problem('nothing_to_change');
  await endExtraSessions(trx, { extraId, at });
  const paymentId = randomUUID();
  const payment = await insertPayment(
    trx,
    {
      id: paymentId,
      orderId,
      changeId: null,
      extraId,
      provider: way,
      providerRef: `${way}:${paymentId}`,
      amount: extra.pence,
      now: at,
    },
    'paid',
  );
  await sendReceipt(trx, { orderId, extraId, paymentId }, at);
  await issueInvoice(trx, payment, at);
  return true;
}

type Paid = { readonly orderId: string; readonly extraId: string; readonly paymentId: string };

async function sendReceipt(trx: Trx, paid: Paid, at: Date): Promise<void> {
  const topic = 'order.extra_paid.customer';
  await enqueue(trx, topic, paid, { dedupeKey: `${topic}:${paid.paymentId}`, now: at });
}
