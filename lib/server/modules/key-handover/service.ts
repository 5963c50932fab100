import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type * as contract from '@/lib/contracts/key-handover';
import {
  isKeyHandoverAhead,
  isKeyHandoverOpen,
  keysInWords,
  nightPrice,
  ownDelivery,
  type KeysChoice,
} from '@/lib/domain/extras/key-handover';
import { addDays } from '@/lib/domain/london-time';
import { fromPounds, NOTHING, toPounds, type Pence } from '@/lib/domain/money';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { hasBegun } from '@/lib/domain/visits/states';
import { agreeAtOnce } from '@/lib/server/modules/extras/ask';
import { findExtra, jobOf } from '@/lib/server/modules/extras/repo';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { assertBooked } from '@/lib/server/modules/orders/changeable';
import { appointmentOf, orderOf } from '@/lib/server/modules/orders/documents';
import { extraPayPath } from '@/lib/server/modules/orders/paths';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact, type Trx } from '@/lib/server/platform/db/db';
import type { KeyHandoverRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { giveSlots } from './make-true';
import { keysOptions, needsWith, orderWith, priceOfChoice, type KeysOption } from './options';
import { findKeyHandover, insertKeyHandover } from './repo';
import { situationOf } from './situation';
import { keptOf, tellChosen, undoKeyHandover, type KeptHandover } from './undo';

type Chosen = {
  /** The key of the form, which makes a repeated request choose only once. */
  readonly id: string;
  readonly orderId: string;
  readonly choice: KeysChoice;
  /** The price that was shown before choosing. */
  readonly expected: Pence;
};

const isSame = (one: KeysChoice, { plan, date, slot }: KeysChoice): boolean =>
  one.plan === plan && one.date === date && one.slot[0] === slot[0];

/**
 * Applies a late-keys choice in one transaction with the order's row locked: slots, visits, the shown amount,
 * messages. A repeated form does nothing.
 * Throws Problem slot_taken when another order took the slot, price_changed, too_late_to_change once the crew unloads
 * or the choice is over, order_changed for a crew that has set off since.
 */
async function chooseKeyHandover(trx: Trx, deps: Deps, { id, orderId, choice, expected }: Chosen): Promise<void> {
  const at = deps.now();
  const order = await lockOrder(trx, orderId);
  const known = await findKeyHandover(trx, id);
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
  const row: KeyHandoverRow = {
    id,
    order_id: orderId,
    change_id: change.id,
    plan,
    date,
    start: slot[0],
    pence: price.amount,
    extra_id: isFree ? null : await agreeAtOnce(trx, { orderId, plan, what, price, at }),
    waits_from: situation.waits.toISOString(),
    chosen_at: at.toISOString(),
    undone_at: null,
  };
  await insertKeyHandover(trx, row);
  await tellChosen(trx, order, row, at);
}

/** Returns the two-hour slot with this start. Throws Problem validation_failed for an unknown one. */
function slotFrom(start: string) {
  const slot = SLOT_TIMES.find(([from]) => from === start);
  if (!slot) throw wrongField('start', 'This is not one of our slots');
  return slot;
}

const optionDto = ({ choice: { plan, date, slot }, price }: KeysOption): contract.KeysOptionDto => ({
  plan,
  date,
  start: slot[0],
  end: slot[1],
  amount: toPounds(price.amount),
  workedOut: price.workedOut,
});

/** Returns the calls about late keys on the day of a move, authorised by the order's key. */
export function keyHandoverService(deps: Deps) {
  const keptDto = async (kept: KeptHandover, reference: string, token: string) => {
    const { id, plan, date, start, pence: amount, extra_id: extraId } = kept.row;
    const extra = extraId === null ? undefined : await findExtra(deps.db, extraId);
    const [, end] = slotFrom(start);
    return {
      id,
      plan,
      date,
      start,
      end,
      amount: toPounds(amount),
      workedOut: extra?.worked_out ?? '',
      isPaid: kept.isPaid,
      canUndo: kept.before !== null,
      paymentUrl: extra?.state === 'agreed' ? extraPayPath(reference, token, extra.id) : null,
    };
  };

  return {
    /** Returns the late-keys page, or null for a wrong reference or token and for an order without a move. */
    view: async (reference: string, token: string): Promise<contract.KeyHandoverView | null> => {
      const { db, now } = deps;
      const order = await authorisedOrder(deps, reference, token);
      const at = now();
      const situation = order && (await situationOf(db, order, at));
      if (!situation) return null;
      const { date, slot } = appointmentOf(order);
      const { state } = situation;
      const isAhead = isKeyHandoverAhead({ date, now: at });
      const [options, kept] = await Promise.all([
        keysOptions(deps, order, situation),
        keptOf(db, order, situation, at),
      ]);
      return {
        reference,
        booked: { date, start: slot[0], end: slot[1] },
        isOpen: isKeyHandoverOpen({ date, state, now: at }) && ownDelivery(orderOf(order))?.plan !== 'night',
        isAhead,
        firstNight: isAhead ? toPounds(nightPrice(jobOf(order), addDays(date, 1)).amount) : null,
        hasBegun: hasBegun(state),
        key: randomUUID(),
        options: options.map(optionDto),
        kept: kept && (await keptDto(kept, reference, token)),
      };
    },

    /** Makes a choice. Throws Problem not_found, also for a wrong token, and as chooseKeyHandover does. */
    choose: async (
      request: RequestOf<typeof contract.chooseKeysLate>,
    ): Promise<ResponseOf<typeof contract.chooseKeysLate>> => {
      const { reference, token, key: id, plan, date, start, expected } = request;
      const order = await authorisedOrder(deps, reference, token);
      if (!order) throw new Problem('not_found');
      const choice = { plan, date, slot: slotFrom(start) };
      if (orderOf(order).dates.movingDate === undefined) throw new Problem('change_not_offered');
      await expireLapsedHolds(deps, needsWith(order, orderWith(order, choice)));
      const chosen = { id, orderId: order.id, choice, expected: fromPounds(expected) };
      await transact(deps.db, (trx) => chooseKeyHandover(trx, deps, chosen));
      wakeOutbox();
      return { plan };
    },

    /** Undoes a choice. Throws Problem not_found, also for a wrong token, and as undoKeyHandover does. */
    undo: async ({
      reference,
      token,
      key: id,
    }: RequestOf<typeof contract.undoKeysLate>): Promise<ResponseOf<typeof contract.undoKeysLate>> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) throw new Problem('not_found');
      await transact(deps.db, (trx) => undoKeyHandover(trx, deps, { id, orderId: order.id }));
      wakeOutbox();
      return { undone: true };
    },
  };
}
