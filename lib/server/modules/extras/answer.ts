import type { Pence } from '@/lib/domain/money';
import type { Cause } from '@/lib/domain/order/history';
import { isBooked } from '@/lib/domain/order/state';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { ExtraRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { endExtraSessions } from '@/lib/server/modules/ledger/end-sessions';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { stateOf } from './earlier';
import { lapseOf } from './lapse';
import { extrasOf, findExtra } from './repo';
import { isWorkOpen } from './when';
import { takeStep } from './write-down';

type Named = { readonly orderId: string; readonly extraId: string };

async function extraOf(trx: Trx, { orderId, extraId }: Named): Promise<ExtraRow> {
  const extra = await findExtra(trx, extraId);
  if (extra?.order_id !== orderId) throw new Problem('not_found');
  return extra;
}

type ExtraAnswer = Named & {
  readonly answer: 'yes' | 'no';
  /** The amount that the customer was told. */
  readonly expected: Pence;
  readonly at: Date;
  /** The operator who was told it on the telephone; undefined: the customer answers on the page. */
  readonly heardBy?: string;
};

/**
 * Takes the customer's answer in, with the order's row locked: of many that come together the first counts, and the same
 * again changes nothing. Answers whether it was the first. Throws Problem not_found; too_late_to_change after the 20 minutes
 * or the work, nothing_to_change for what was answered otherwise or withdrawn, price_changed for another amount.
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

/** Takes back what an order was asked and nobody has paid, because it is cancelled; the order's row is locked. */
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

/**
 * Takes an extra back that is not paid. Throws Problem not_found, nothing_to_change for what is paid or over. Answers the
 * state that it was in.
 */
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
