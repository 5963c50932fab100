import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { nextExtraState, type ExtraStep } from '@/lib/domain/extras/state';
import { formatPence, pence } from '@/lib/domain/money';
import type { Cause, Happening } from '@/lib/domain/order/history';
import type { Trx } from '@/lib/server/platform/db/db';
import type { ExtraRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { insertEvent } from '@/lib/server/modules/orders/repo';
import { dropReminders, planReminders } from './reminders';
import { updateExtra } from './repo';

const HAPPENINGS: Readonly<Record<ExtraStep, Happening>> = {
  agree: 'extra_agreed',
  refuse: 'extra_refused',
  lapse: 'extra_lapsed',
  withdraw: 'extra_withdrawn',
  pay: 'extra_paid',
};

/** Returns the detail of an extra's event in the order's history. */
export const extraDetail = (extra: Pick<ExtraRow, 'kind' | 'pence'>) => ({
  kind: EXTRA_LABELS[extra.kind],
  amount: formatPence(pence(extra.pence)),
});

/** Enqueues the mail about a withdrawn extra to a customer who had agreed and expects to pay. */
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

/**
 * Moves an extra to its next state, with event and mails. The order's row must be locked. Returns false when the step
 * is not possible.
 */
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
