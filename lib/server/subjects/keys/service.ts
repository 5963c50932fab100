import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type * as contract from '@/lib/contracts/keys-late';
import { isKeysLateAhead, isKeysLateOpen, ownDelivery } from '@/lib/domain/extras/keys-late';
import { nightPrice } from '@/lib/domain/extras/keys-price';
import { addDays } from '@/lib/domain/london-time';
import { fromPounds, pence, toPounds } from '@/lib/domain/money';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { hasBegun } from '@/lib/domain/visits/states';
import { Problem, wrongField } from '@/lib/server/kernel/base/problem';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { wakeOutbox } from '@/lib/server/kernel/outbox/wake';
import { jobOf } from '@/lib/server/subjects/extras/earlier';
import { findExtra } from '@/lib/server/subjects/extras/repo';
import { authorisedOrder } from '@/lib/server/subjects/orders/authorised';
import { appointmentOf, orderOf } from '@/lib/server/subjects/orders/documents';
import { extraPayPath } from '@/lib/server/subjects/orders/paths';
import { expireLapsedHolds } from '@/lib/server/subjects/transitions/expire';
import { chooseKeysLate } from './choose';
import { keysOptions, needsWith, orderWith, type KeysOption } from './options';
import { situationOf } from './situation';
import { keptOf, undoKeysLate, type Kept } from './undo';

/** The two hours that begin then. Throws Problem validation_failed for no slot of ours. */
function slotFrom(start: string) {
  const slot = SLOT_TIMES.find(([from]) => from === start);
  if (!slot) throw wrongField('start', 'This is not one of our slots');
  return slot;
}

const optionDto = ({ choice: { plan, date, slot }, price }: KeysOption): contract.KeysOptionDto => ({
  ...{ plan, date, start: slot[0], end: slot[1] },
  ...{ amount: toPounds(price.amount), workedOut: price.workedOut },
});

/** Late keys on the day of a move, for whoever has the order's key. */
export function keysLateService(deps: Deps) {
  const keptDto = async (kept: Kept, reference: string, token: string) => {
    const { id, plan, date, start, pence: amount, extra_id: extraId } = kept.row;
    const extra = extraId === null ? undefined : await findExtra(deps.db, extraId);
    const [, end] = slotFrom(start);
    return {
      ...{ id, plan, date, start, end, amount: toPounds(pence(amount)), workedOut: extra?.worked_out ?? '' },
      ...{ isPaid: kept.isPaid, canUndo: kept.before !== null },
      paymentUrl: extra?.state === 'agreed' ? extraPayPath(reference, token, extra.id) : null,
    };
  };

  return {
    /** Null for a wrong reference or token, and for what is no move. */
    view: async (reference: string, token: string): Promise<contract.KeysLateView | null> => {
      const { db, now } = deps;
      const order = await authorisedOrder(deps, reference, token);
      const at = now();
      const situation = order && (await situationOf(db, order, at));
      if (!situation) return null;
      const { date, slot } = appointmentOf(order);
      const { state } = situation;
      const isAhead = isKeysLateAhead({ date, now: at });
      const [options, kept] = await Promise.all([
        keysOptions(deps, order, situation),
        keptOf(db, order, situation, at),
      ]);
      return {
        reference,
        booked: { date, start: slot[0], end: slot[1] },
        isOpen: isKeysLateOpen({ date, state, now: at }) && ownDelivery(orderOf(order))?.plan !== 'night',
        isAhead,
        firstNight: isAhead ? toPounds(nightPrice(jobOf(order), addDays(date, 1)).amount) : null,
        hasBegun: hasBegun(state),
        key: randomUUID(),
        options: options.map(optionDto),
        kept: kept && (await keptDto(kept, reference, token)),
      };
    },

    /** Throws Problem not_found, also for a wrong token, and what chooseKeysLate throws. */
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
      await transact(deps.db, (trx) => chooseKeysLate(trx, deps, chosen));
      wakeOutbox();
      return { plan };
    },

    /** Throws Problem not_found, also for a wrong token, and what undoKeysLate throws. */
    undo: async ({
      reference,
      token,
      key: id,
    }: RequestOf<typeof contract.undoKeysLate>): Promise<ResponseOf<typeof contract.undoKeysLate>> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) throw new Problem('not_found');
      await transact(deps.db, (trx) => undoKeysLate(trx, deps, { id, orderId: order.id }));
      wakeOutbox();
      return { undone: true };
    },
  };
}
