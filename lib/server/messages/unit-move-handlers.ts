import { fromPounds } from '@/lib/domain/money';
import { uncapitalised } from '@/lib/domain/wording';
import { unitLabel } from '@/lib/domain/pricing/rent';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { unitMovePath } from '@/lib/account-routes';
import { orderToken } from '@/lib/server/kernel/installation/token';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { findContract } from '@/lib/server/subjects/rentals/contracts-repo';
import { ownUnit, plannedUnit } from '@/lib/server/subjects/rentals/unit-offers';
import { orderFacts } from './email/order-facts';
import { unitMoveAgreed, unitMoved, unitMoveOff } from './email/templates/unit-move';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

type MoveTopic = Extract<keyof Handlers, `storage.mov${string}`>;
const skipped = (reason: string): Outcome => ({ outcome: 'skipped', reason });
const NO_MOVE = skipped('Nothing of this kind is agreed any more');

/** Mails about another unit for a store; each is silent when it is no longer true. */
export function createUnitMoveHandlers(channels: Channels, mail: SendMail): Pick<Handlers, MoveTopic> {
  const { db, company, siteOrigin, secret } = channels;

  const read = async (orderId: string) => {
    const [order, contract, key] = await Promise.all([readOrder(db, orderId), findContract(db, orderId), secret()]);
    const unitUrl = siteOrigin + unitMovePath(order.reference, orderToken(key, order.id));
    return contract && { order, contract, facts: orderFacts(order), telling: { company, unitUrl } };
  };

  return {
    'storage.moving.customer': async ({ orderId, on }, envelope) => {
      const found = await read(orderId);
      const planned = found && plannedUnit(found.contract);
      if (!found || planned?.on !== on) return NO_MOVE;
      const own = ownUnit(found.contract, on);
      const letter = unitMoveAgreed(
        found.facts,
        {
          ...{ from: uncapitalised(own.label), to: uncapitalised(planned.label), on },
          ...{ perPayment: fromPounds(planned.perPayment), before: fromPounds(own.perPayment) },
          weeks: storageDuration(found.contract.term).weeksPerPayment,
        },
        found.telling,
      );
      return mail('storage.moving.customer', envelope, { to: found.order.email, letter });
    },

    'storage.moved.customer': async ({ orderId, on }, envelope) => {
      const found = await read(orderId);
      if (!found || found.contract.moved_on !== on) return NO_MOVE;
      const to = uncapitalised(unitLabel(found.contract.space, found.contract.square_feet));
      const letter = unitMoved(found.facts, { to, on }, found.telling);
      return mail('storage.moved.customer', envelope, { to: found.order.email, letter });
    },

    'storage.move_off.customer': async ({ orderId, on, why }, envelope) => {
      const found = await read(orderId);
      // Another one that was agreed since has a mail of its own.
      if (!found || found.contract.move_on !== null) return NO_MOVE;
      const unit = uncapitalised(unitLabel(found.contract.space, found.contract.square_feet));
      const letter = unitMoveOff(found.facts, { unit, on, why }, found.telling);
      return mail('storage.move_off.customer', envelope, { to: found.order.email, letter });
    },
  };
}
