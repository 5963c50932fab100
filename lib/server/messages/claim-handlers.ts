import { claimPath } from '@/lib/account-routes';
import { deskPath } from '@/lib/routes';
import type { Envelope, Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { claimItems, findClaim } from '@/lib/server/subjects/claims/repo';
import { claimDto } from '@/lib/server/subjects/claims/view';
import { besideOrder } from '@/lib/server/subjects/orders/beside-order';
import { photosOf } from '@/lib/server/subjects/photos/repo';
import { orderFacts } from './email/order-facts';
import { claimAnswered, claimDecided, claimReceived, newClaim } from './email/templates/claims';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

type ClaimTopic = Extract<keyof Handlers, `claim.${string}`>;
type About = { readonly orderId: string; readonly claimId: string };

const GONE: Outcome = { outcome: 'skipped', reason: 'There is no such claim' };

/** Mails about claims. */
export function createClaimHandlers(channels: Channels, mail: SendMail): Pick<Handlers, ClaimTopic> {
  const { db, company, operator, orderUrl, siteOrigin } = channels;

  const read = async ({ orderId, claimId }: About) => {
    const [order, row] = await Promise.all([readOrder(db, orderId), findClaim(db, claimId)]);
    if (!row) return null;
    const claim = claimDto(row, await claimItems(db, [claimId]), await photosOf(db, 'claim', [claimId]));
    const claimUrl = besideOrder(await orderUrl(order), claimPath);
    return { order, claim, facts: orderFacts(order), telling: { company, claimUrl } };
  };

  const toCustomer =
    (topic: Exclude<ClaimTopic, 'claim.received.operator'>, letterOf: typeof claimReceived) =>
    async (about: About, envelope: Envelope) => {
      const found = await read(about);
      if (!found) return GONE;
      const { order, claim, facts, telling } = found;
      return mail(topic, envelope, { to: order.email, letter: letterOf(facts, claim, telling) });
    };

  return {
    'claim.received.customer': toCustomer('claim.received.customer', claimReceived),
    'claim.answered.customer': toCustomer('claim.answered.customer', claimAnswered),
    'claim.decided.customer': toCustomer('claim.decided.customer', claimDecided),

    'claim.received.operator': async (about, envelope) => {
      const found = await read(about);
      if (!found) return GONE;
      const { order, claim, facts } = found;
      const deskUrl = siteOrigin + deskPath('claims', order.reference, String(claim.number));
      const letter = newClaim(facts, claim, deskUrl);
      return mail('claim.received.operator', envelope, { to: operator, letter, replyTo: order.email });
    },
  };
}
