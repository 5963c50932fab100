import type { KeysChoice } from '@/lib/domain/extras/keys-late';
import { keysInWords } from '@/lib/domain/extras/keys-words';
import { NOTHING, type Pence } from '@/lib/domain/money';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { KeysLateRow } from '@/lib/server/kernel/db/keys-late-row';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { agreeAtOnce } from '@/lib/server/subjects/extras/agree-at-once';
import { assertBooked } from '@/lib/server/subjects/orders/changeable';
import { lockOrder } from '@/lib/server/subjects/orders/repo';
import { giveSlots } from './make-true';
import { orderWith, priceOfChoice } from './options';
import { findKeysLate, insertKeysLate } from './repo';
import { situationOf } from './situation';
import { tellChosen } from './tell';

type Chosen = {
  /** The key of the form: what is sent twice is chosen once. */
  readonly id: string;
  readonly orderId: string;
  readonly choice: KeysChoice;
  /** What was shown before it was chosen. */
  readonly expected: Pence;
};

const isSame = (one: KeysChoice, { plan, date, slot }: KeysChoice): boolean =>
  one.plan === plan && one.date === date && one.slot[0] === slot[0];

/**
 * Makes a choice true in one transaction, with the order's row locked: slots, visits, the amount that was shown, messages.
 * Of many presses of one form the first counts. Throws Problem slot_taken where somebody else was sooner, price_changed,
 * too_late_to_change once the crew unloads or where the choice is over, order_changed for a crew that has set off since.
 */
export async function chooseKeysLate(trx: Trx, deps: Deps, { id, orderId, choice, expected }: Chosen): Promise<void> {
  const at = deps.now();
  const order = await lockOrder(trx, orderId);
  const known = await findKeysLate(trx, id);
  if (known?.order_id === orderId) return;
  if (known) throw new Problem('order_changed');
  assertBooked(order);
  const situation = await situationOf(trx, order, at);
  if (!situation) throw new Problem('change_not_offered');
  if (!situation.choices.some((one) => isSame(one, choice))) throw new Problem('too_late_to_change');
  const price = await priceOfChoice({ ...deps, db: trx }, order, choice, situation);
  if (price.amount !== expected) throw new Problem('price_changed');
  const change = await giveSlots(trx, deps, order, { order: orderWith(order, choice), key: `keys ${id}`, at });
  const what = keysInWords(choice);
  const { plan, date, slot } = choice;
  const isFree = price.amount === NOTHING;
  const row: KeysLateRow = {
    ...{ id, order_id: orderId, change_id: change.id, plan, date, start: slot[0], pence: price.amount },
    extra_id: isFree ? null : await agreeAtOnce(trx, { orderId, plan, what, price, at }),
    ...{ waits_from: situation.waits.toISOString(), chosen_at: at.toISOString(), undone_at: null },
  };
  await insertKeysLate(trx, row);
  await tellChosen(trx, order, row, at);
}
