import { extraPath } from '@/lib/account-routes';
import { EXTRA_STATE_LABELS } from '@/lib/domain/extras/state';
import { pence } from '@/lib/domain/money';
import type { ExtraRow } from '@/lib/server/kernel/db/extra-row';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { stateOf } from '@/lib/server/subjects/extras/earlier';
import { findExtra } from '@/lib/server/subjects/extras/repo';
import { besideOrder } from '@/lib/server/subjects/orders/beside-order';
import { orderFacts } from './email/order-facts';
import { extraAgreed, extraAsked } from './email/templates/extras';
import { timelyMailSender } from './email/timely-mail';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

const skipped = (reason: string): Outcome => ({ outcome: 'skipped', reason });

/** Why nobody is asked for an answer to an extra any more; null while somebody is. */
export function notAskedAnyMore(extra: ExtraRow | undefined, now: Date): string | null {
  if (!extra) return 'There is no such extra';
  const state = stateOf(extra, now);
  return state === 'asked' ? null : `The extra is now: ${EXTRA_STATE_LABELS[state]}`;
}

/** As its mails say it. */
export const extraFacts = (extra: ExtraRow) => ({
  ...{ kind: extra.kind, what: extra.what, workedOut: extra.worked_out, reason: extra.reason },
  ...{ amount: pence(extra.pence), answerBy: new Date(extra.answer_by) },
});

/** Mails about extras, each only while it is true. */
export function createExtraHandlers(
  channels: Channels,
  mail: SendMail,
): Pick<Handlers, 'order.extra_asked.customer' | 'order.extra_agreed.customer'> {
  const { db, now, company, orderUrl } = channels;
  const send = timelyMailSender(channels, mail);
  const read = async (orderId: string, extraId: string) => {
    const [order, extra] = await Promise.all([readOrder(db, orderId), findExtra(db, extraId)]);
    return { order, extra, around: { company, extraUrl: besideOrder(await orderUrl(order), extraPath) } };
  };
  return {
    'order.extra_asked.customer': async ({ orderId, extraId }, envelope) => {
      const { order, extra, around } = await read(orderId, extraId);
      if (!extra) return skipped('There is no such extra');
      const letter = extraAsked(orderFacts(order), extraFacts(extra), around);
      const untrue = async () => notAskedAnyMore(await findExtra(db, extraId), now());
      return send('order.extra_asked.customer', envelope, { to: order.email, letter, due: envelope.createdAt, untrue });
    },

    'order.extra_agreed.customer': async ({ orderId, extraId }, envelope) => {
      const { order, extra, around } = await read(orderId, extraId);
      if (extra?.state !== 'agreed') return skipped('It is paid or withdrawn');
      const letter = extraAgreed(orderFacts(order), extraFacts(extra), around);
      return mail('order.extra_agreed.customer', envelope, { to: order.email, letter });
    },
  };
}
