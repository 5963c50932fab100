import { ROUTES } from '@/lib/routes';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { StoreHelperRow } from '@/lib/server/kernel/db/store-helper-row';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { appointmentOf, orderOf, quoteOf } from '@/lib/server/subjects/orders/documents';
import { findOrder } from '@/lib/server/subjects/orders/repo';
import { findHelper } from '@/lib/server/subjects/rights/repo';
import { isLasting } from '@/lib/server/subjects/rights/right';
import {
  helperGiven,
  helperInvited,
  helperRevoked,
  helpersReturn,
  helperStopped,
  helperTaken,
  type HelpersReturn,
  type Right,
} from './email/templates/helpers';
import type { Channels, SendMail } from './channels';

type HelperTopic = Extract<keyof Handlers, `helper.${string}`>;
type Found = { readonly helper: StoreHelperRow; readonly store: OrderRow; readonly right: Right };
const skipped = (reason: string): Outcome => ({ outcome: 'skipped', reason });
const GONE = skipped('There is no such right any more');
const CHANGED = skipped('The right has been given or taken away since');

function returnOf(row: OrderRow): HelpersReturn {
  const { furnitureItems: things, addresses } = orderOf(row);
  const { date, slot } = appointmentOf(row);
  return { reference: row.reference, things, date, slot, postcode: addresses.delivery?.postcode ?? '' };
}

/** Mails about the right to order returns in an owner's stead; each is silent when it is no longer true. */
export function createHelperHandlers(channels: Channels, mail: SendMail): Pick<Handlers, HelperTopic> {
  const { db, company, siteOrigin } = channels;
  const telling = { company, accountUrl: siteOrigin + ROUTES.account };

  const find = async (helperId: string | null): Promise<Found | null> => {
    const helper = helperId === null ? undefined : await findHelper(db, helperId);
    const store = helper && (await findOrder(db, helper.store_order_id));
    if (!helper || !store) return null;
    const [owner, unit] = [orderOf(store).details.firstName, quoteOf(store).lines[0]?.label ?? ''];
    return { helper, store, right: { owner, unit, helper: helper.name, helperEmail: helper.email } };
  };

  return {
    'helper.invited.customer': async ({ helperId }, envelope) => {
      const found = await find(helperId);
      if (!found) return GONE;
      if (!isLasting(found.helper)) return CHANGED;
      const letter = helperInvited(found.right, telling);
      return mail('helper.invited.customer', envelope, { to: found.helper.email, letter });
    },

    'helper.given.customer': async ({ helperId }, envelope) => {
      const found = await find(helperId);
      if (!found) return GONE;
      const letter = helperGiven(found.right, telling);
      return mail('helper.given.customer', envelope, { to: found.store.email, letter });
    },

    'helper.revoked.customer': async ({ helperId }, envelope) => {
      const found = await find(helperId);
      if (!found) return GONE;
      const letter = helperRevoked(found.right, telling);
      return mail('helper.revoked.customer', envelope, { to: found.helper.email, letter });
    },

    'helper.taken.customer': async ({ helperId }, envelope) => {
      const found = await find(helperId);
      if (!found) return GONE;
      const letter = helperTaken(found.right, telling);
      return mail('helper.taken.customer', envelope, { to: found.store.email, letter });
    },

    'helper.return.customer': async ({ orderId, what }, envelope) => {
      const order = await findOrder(db, orderId);
      const found = order && (await find(order.helper_id));
      if (!order || !found) return GONE;
      if ((order.state === 'cancelled') !== (what === 'cancelled')) return skipped('The order has changed since');
      const letter = helpersReturn(found.right, returnOf(order), { ...telling, what });
      return mail('helper.return.customer', envelope, { to: found.store.email, letter });
    },

    'helper.stopped.customer': async ({ orderId, helperId }, envelope) => {
      const [order, found] = await Promise.all([findOrder(db, orderId), find(helperId)]);
      if (!order || !found) return GONE;
      const letter = helperStopped(found.right, returnOf(order), telling);
      return mail('helper.stopped.customer', envelope, { to: order.email, letter });
    },
  };
}
