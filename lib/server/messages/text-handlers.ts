import { textOf } from '@/lib/content/texts';
import { londonTime } from '@/lib/domain/london-time';
import { daysBefore } from '@/lib/domain/messages/day-before';
import { pence } from '@/lib/domain/money';
import { isBooked } from '@/lib/domain/order/state';
import { STATE_LABELS } from '@/lib/domain/order/state-labels';
import type { Handlers } from '@/lib/server/kernel/outbox/dispatch';
import type { TextTopic } from '@/lib/server/kernel/outbox/topics';
import { findExtra } from '@/lib/server/subjects/extras/repo';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { mobileOf } from '@/lib/server/subjects/texts/mobile';
import { notAskedAnyMore } from './extra-handlers';
import type { Channels } from './handlers';
import { readOrder } from './message-repo';
import { textSender } from './sms/send-text';

/** Texts to customers, each only while it is true. */
export function createTextHandlers(channels: Channels): Pick<Handlers, Extract<TextTopic, `order.${string}`>> {
  const { db, now, company, texter } = channels;
  const send = textSender(channels);
  return {
    'order.day_before.text': async ({ orderId, on }, envelope) => {
      const order = await readOrder(db, orderId);
      const day = daysBefore(orderOf(order)).find((each) => each.on === on);
      if (!day) return { outcome: 'skipped', reason: 'The order has another day now' };
      const text = textOf('day_before', {
        ...{ on, slots: day.slots, reference: order.reference },
        ...{ phone: company.phone.value, canReply: texter.takesAnswers },
      });
      const untrue = async () => {
        const { state, order_json } = await readOrder(db, orderId);
        if (!isBooked(state)) return `The order is now: ${STATE_LABELS[state]}`;
        if (order_json !== order.order_json) throw new Error('The order has changed meanwhile');
        return null;
      };
      return send('order.day_before.text', envelope, { to: mobileOf(order), text, due: day.due, untrue });
    },

    'order.extra_asked.text': async ({ orderId, extraId }, envelope) => {
      const [order, extra] = await Promise.all([readOrder(db, orderId), findExtra(db, extraId)]);
      if (!extra) return { outcome: 'skipped', reason: 'There is no such extra' };
      const answerBy = londonTime(new Date(extra.answer_by));
      const text = textOf('extra_asked', { amount: pence(extra.pence), answerBy });
      const untrue = async () => notAskedAnyMore(await findExtra(db, extraId), now());
      const due = new Date(extra.asked_at);
      return send('order.extra_asked.text', envelope, { to: mobileOf(order), text, due, untrue });
    },
  };
}
