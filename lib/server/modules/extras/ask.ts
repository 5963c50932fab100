import type { ErrorCode } from '@/lib/contracts/errors';
import { placeOf, type ExtraFacts } from '@/lib/domain/extras/extras';
import { extraPrice, type ExtraPrice } from '@/lib/domain/extras/price';
import { answerBy, whyNotAsked, type WhyNotAsked } from '@/lib/domain/extras/state';
import { factsInWords } from '@/lib/domain/extras/booked-job';
import type { Pence } from '@/lib/domain/money';
import { isUnknownDistrict } from '@/lib/domain/places/distance';
import { unservedText } from '@/lib/domain/places/unserved';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { ExtraRow, OrderRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { mobileOf } from '@/lib/server/modules/sms/mobile';
import { earlierOf, jobOf } from './earlier';
import { lapseOf } from './lapse';
import { extrasOf, findExtra, insertExtra } from './repo';
import { assertAskable, assertWaited } from './when';
import { extraDetail } from './write-down';

type AskedExtra = {
  /** The key of the form or of the phone's question, which makes a repeated request ask only once. */
  readonly id: string;
  readonly orderId: string;
  readonly facts: ExtraFacts;
  readonly reason: string;
  /** The price that was shown before asking. */
  readonly expected: Pence;
  /** `name`: the operator's address, or "Moving crew 1". A crew may ask for fewer extras than the desk. */
  readonly asker: { readonly by: 'desk' | 'crew'; readonly name: string };
  readonly at: Date;
};

const REFUSALS: Readonly<Record<WhyNotAsked, ErrorCode>> = {
  one_is_open: 'order_changed',
  refused_twice: 'change_not_offered',
  desk_only: 'change_not_offered',
  nothing_more: 'nothing_to_change',
};

const CAUSES = { desk: 'operator', crew: 'crew' } as const;

/**
 * Returns the price of an extra.
 * Throws Problem validation_failed for more than the vans hold, and for an address outside the service area.
 */
export function pricedExtra(order: OrderRow, facts: ExtraFacts, rows: readonly ExtraRow[], now: Date): ExtraPrice {
  try {
    return extraPrice(jobOf(order), facts, earlierOf(rows, now));
  } catch (error) {
    if (isUnknownDistrict(error)) throw wrongField('postcode', unservedText(error.outcode));
    if (error instanceof RangeError) throw wrongField('cubicFeet', 'This is more than our vans hold');
    throw error;
  }
}

/**
 * Asks the customer to agree to an extra: row, event, mail and text in one transaction with the order's row locked.
 * Returns false when the same form was sent before.
 * Throws Problem as assertAskable does; price_changed when the price differs from the one shown, validation_failed for
 * a longer wait than there was, order_changed while another extra is open, nothing_to_change when it is free,
 * change_not_offered after two refusals and for extras that a crew may not ask for.
 */
export async function askExtra(trx: Trx, asked: AskedExtra): Promise<boolean> {
  const { id, orderId, facts, reason, expected, asker, at } = asked;
  const order = await lockOrder(trx, orderId);
  if (await findExtra(trx, id)) return false;
  await assertAskable(trx, order, at);
  if (facts.kind === 'waiting') await assertWaited(trx, { orderId, minutes: facts.minutes, by: asker.by, now: at });
  await lapseOf(trx, orderId, at);
  const rows = await extrasOf(trx, orderId);
  const { amount, workedOut } = pricedExtra(order, facts, rows, at);
  const why = whyNotAsked({ kind: facts.kind, amount, by: asker.by }, earlierOf(rows, at));
  if (why !== null) throw new Problem(REFUSALS[why]);
  if (amount !== expected) throw new Problem('price_changed');
  const extra: ExtraRow = {
    id,
    order_id: orderId,
    kind: facts.kind,
    place: placeOf(facts),
    what: factsInWords(jobOf(order), facts),
    postcode: facts.kind === 'stop' ? (facts.postcode ?? null) : null,
    worked_out: workedOut,
    reason,
    pence: amount,
    state: 'asked',
    asked_by: asker.name,
    asked_at: at.toISOString(),
    answer_by: answerBy(at).toISOString(),
    answered_at: null,
    heard_by: null,
    paid_at: null,
    updated_at: at.toISOString(),
  };
  await insertExtra(trx, extra);
  await insertEvent(trx, orderId, { type: 'extra_asked', cause: CAUSES[asker.by], at, detail: extraDetail(extra) });
  const payload = { orderId, extraId: id };
  const mail = 'order.extra_asked.customer';
  await enqueue(trx, mail, payload, { dedupeKey: `${mail}:${id}`, now: at });
  if (mobileOf(order) !== null) {
    const text = 'order.extra_asked.text';
    await enqueue(trx, text, payload, { dedupeKey: `${text}:${id}`, now: at });
  }
  return true;
}
