import { pence } from '@/lib/domain/money';
import { STATE_LABELS } from '@/lib/domain/order/state-labels';
import type { OrderShareRow } from '@/lib/server/kernel/db/order-share-row';
import { orderShareKey } from '@/lib/server/kernel/installation/token';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { besideOrder } from '@/lib/server/subjects/orders/beside-order';
import { longerHoldOf } from '@/lib/server/subjects/orders/longer-hold';
import { wasSuperseded } from '@/lib/server/subjects/orders/repo';
import { findShare, sharesOf } from '@/lib/server/subjects/orders/shares-repo';
import { standingOf, stateAt } from '@/lib/server/subjects/orders/standing';
import { orderSharesPath, sharePayPath } from '@/lib/shared-list-routes';
import { orderFacts } from './email/order-facts';
import { sharePaid, shareRefunded, sharesAsked, sharesUnpaid, type ShareFacts } from './email/templates/shares';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

const skipped = (reason: string): Outcome => ({ outcome: 'skipped', reason });

/** Mails about an order that several people pay: to who ordered, and to whoever has left an address with their share. */
export function createShareHandlers(
  { db, now, company, orderUrl, siteOrigin, secret }: Channels,
  mail: SendMail,
): Pick<
  Handlers,
  | 'order.shares.customer'
  | 'order.shares_unpaid.customer'
  | 'order.share_paid.customer'
  | 'order.share_refunded.customer'
> {
  const factsOf = async ({ id, name, pence: amount, state }: OrderShareRow): Promise<ShareFacts> => ({
    ...{ name, amount: pence(amount), isPaid: state === 'paid' },
    url: siteOrigin + sharePayPath(orderShareKey(await secret(), id)),
  });
  return {
    'order.shares.customer': async ({ orderId }, envelope) => {
      const order = await readOrder(db, orderId);
      const shares = (await sharesOf(db, orderId)).filter(({ state }) => state !== 'ended');
      if (order.state !== 'awaiting_payment') return skipped(`The order is now: ${STATE_LABELS[order.state]}`);
      if (shares.length === 0) return skipped('Nobody pays by shares any more');
      if (new Date(order.hold_expires_at) <= now()) return skipped('The hold has ended');
      const longerHold = longerHoldOf(order, shares, now());
      const around = { company, longerHold, sharesUrl: besideOrder(await orderUrl(order), orderSharesPath) };
      const letter = sharesAsked(orderFacts(order), await Promise.all(shares.map(factsOf)), around);
      return mail('order.shares.customer', envelope, { to: order.email, letter });
    },

    'order.shares_unpaid.customer': async ({ orderId }, envelope) => {
      const order = await readOrder(db, orderId);
      if (await wasSuperseded(db, orderId)) return skipped('A newer order took its place');
      const letter = sharesUnpaid(orderFacts(order), company, await orderUrl(order));
      return mail('order.shares_unpaid.customer', envelope, { to: order.email, letter });
    },

    'order.share_paid.customer': async ({ orderId, shareId }, envelope) => {
      const [order, share] = await Promise.all([readOrder(db, orderId), findShare(db, shareId)]);
      if (share?.state !== 'paid' || share.email === '') return skipped('It goes back, or nobody has asked for it');
      const shares = (await sharesOf(db, orderId)).filter(({ state }) => state !== 'ended');
      const { standing } = await standingOf(db, order, now());
      if (standing === 'lapsed' || standing === 'cancelled')
        return skipped(`The order is now: ${STATE_LABELS[stateAt(order, now())]}`);
      const isBooked = standing === 'paid';
      const around = { company, isBooked, longerHold: longerHoldOf(order, shares, now()) };
      const letter = sharePaid(orderFacts(order), await factsOf(share), around);
      return mail('order.share_paid.customer', envelope, { to: share.email, letter });
    },

    'order.share_refunded.customer': async ({ orderId, shareId, why }, envelope) => {
      const [order, share] = await Promise.all([readOrder(db, orderId), findShare(db, shareId)]);
      if (!share || share.email === '') return skipped('Nobody has left an address');
      const letter = shareRefunded(orderFacts(order), await factsOf(share), company, why);
      return mail('order.share_refunded.customer', envelope, { to: share.email, letter });
    },
  };
}
