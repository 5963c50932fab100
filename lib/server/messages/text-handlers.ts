import { textOf } from '@/lib/content/texts';
import { londonTime } from '@/lib/domain/london-time';
import { pence } from '@/lib/domain/money';
import { slotOf } from '@/lib/domain/visits/slot-of';
import type { Handlers } from '@/lib/server/kernel/outbox/dispatch';
import type { TextTopic } from '@/lib/server/kernel/outbox/topics';
import { findExtra } from '@/lib/server/subjects/extras/repo';
import { findKeysLate } from '@/lib/server/subjects/keys/repo';
import { mobileOf } from '@/lib/server/subjects/texts/mobile';
import { eveningBefore, OTHER_DAY } from './evening';
import { notAskedAnyMore } from './extra-handlers';
import type { Channels } from './channels';
import { readOrder } from './message-repo';
import { textSender } from './sms/send-text';

/** Texts to customers, each only while it is true. */
export function createTextHandlers(channels: Channels): Pick<Handlers, Extract<TextTopic, `order.${string}`>> {
  const { db, now, company, texter } = channels;
  const send = textSender(channels);
  return {
    'order.day_before.text': async (about, envelope) => {
      const evening = await eveningBefore(channels, about);
      if (!evening) return OTHER_DAY;
      const { order, on, slots } = evening;
      const text = textOf('day_before', {
        ...{ on, slots, reference: order.reference },
        ...{ phone: company.phone.value, canReply: texter.takesAnswers },
      });
      return send('order.day_before.text', envelope, { ...evening, to: mobileOf(order), text });
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

    'order.keys_late.text': async ({ orderId, keysId }, envelope) => {
      const [order, row] = await Promise.all([readOrder(db, orderId), findKeysLate(db, keysId)]);
      const slot = row && slotOf(row);
      if (!row || !slot) return { outcome: 'skipped', reason: 'There is no such choice' };
      const { plan, date: on } = row;
      const text = textOf('keys_late', { plan, on, slot: slot.times, phone: company.phone.value });
      const untrue = async () => ((await findKeysLate(db, keysId))?.undone_at === null ? null : 'It was undone');
      return send('order.keys_late.text', envelope, {
        to: mobileOf(order),
        text,
        due: new Date(row.chosen_at),
        untrue,
      });
    },
  };
}
