import { textOf } from '@/lib/content/texts';
import { londonTime } from '@/lib/domain/london-time';
import { VISIT_STATE_LABELS } from '@/lib/domain/visits/labels';
import { finalAt } from '@/lib/domain/visits/replay';
import type { ArrivalWindow } from '@/lib/domain/visits/window';
import type { SlotTimes } from '@/lib/domain/vocabulary';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { mobileOf } from '@/lib/server/subjects/texts/mobile';
import { lateTermsOf, payLateCredit } from '@/lib/server/subjects/visits/late-credit';
import { whoComes } from '@/lib/server/subjects/visits/who-comes';
import { later, onTheWay, readVisit } from './drive';
import { orderFacts } from './email/order-facts';
import { crewOnTheWay, laterThanSaid } from './email/templates/the-day';
import { visitDone } from './email/templates/visit-done';
import { timelyMailSender } from './email/timely-mail';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';
import { textSender } from './sms/send-text';

const skipped = (reason: string): Outcome => ({ outcome: 'skipped', reason });
const GONE = skipped('The order has been forgotten');

const timesOf = ({ from, until }: ArrivalWindow): SlotTimes => [londonTime(from), londonTime(until)];

/** What customers hear of a visit while it happens, each only while it is true, and what they get for one that is late. */
export function createVisitHandlers(
  channels: Channels,
  mail: SendMail,
): Pick<Handlers, Extract<keyof Handlers, `visit.${string}`>> {
  const { db, now, company, orderUrl } = channels;
  const [text, timelyMail] = [textSender(channels), timelyMailSender(channels, mail)];
  const phone = company.phone.value;

  return {
    'visit.on_the_way.text': async (about, envelope) => {
      const drive = await onTheWay(channels, about);
      if (!drive) return GONE;
      const [order, names] = [await readOrder(db, about.orderId), await whoComes(db, drive.visit)];
      const words = textOf('on_the_way', { names, window: drive.window && timesOf(drive.window), phone });
      return text('visit.on_the_way.text', envelope, { ...drive, to: mobileOf(order), text: words });
    },

    'visit.on_the_way.customer': async (about, envelope) => {
      const drive = await onTheWay(channels, about);
      if (!drive) return GONE;
      const [order, names] = [await readOrder(db, about.orderId), await whoComes(db, drive.visit)];
      const around = { company, orderUrl: await orderUrl(order) };
      const letter = crewOnTheWay(orderFacts(order), { names, window: drive.window }, around);
      return timelyMail('visit.on_the_way.customer', envelope, { ...drive, to: order.email, letter });
    },

    'visit.late.text': async (about, envelope) => {
      const drive = await later(channels, about);
      if (!drive) return GONE;
      const to = mobileOf(await readOrder(db, about.orderId));
      return text('visit.late.text', envelope, { ...drive, to, text: textOf('late', { window: null, phone }) });
    },

    'visit.late.customer': async (about, envelope) => {
      const drive = await later(channels, about);
      if (!drive?.window) return GONE;
      const order = await readOrder(db, about.orderId);
      const terms = await lateTermsOf(db, drive.visit, order, drive.progress);
      const around = { company, orderUrl: await orderUrl(order) };
      const letter = laterThanSaid(orderFacts(order), { window: drive.window, terms }, around);
      return timelyMail('visit.late.customer', envelope, { ...drive, to: order.email, letter });
    },

    'visit.late_credit': async ({ visitId }) => {
      const paying = await payLateCredit({ db, now }, visitId);
      if (paying.is === 'early') return { outcome: 'waits', until: paying.until };
      return paying.is === 'paid' ? { outcome: 'sent' } : skipped(paying.why);
    },

    'visit.done.customer': async ({ orderId, visitId }, envelope) => {
      const found = await readVisit(channels, visitId);
      if (!found) return GONE;
      const { state, since } = found.progress;
      if (state !== 'done' || !since) return skipped(`The visit is now: ${VISIT_STATE_LABELS[state]}`);
      // It was undone and said again: another message is due when that is final.
      if (finalAt(since) > now()) return skipped('It was said again later');
      const order = await readOrder(db, orderId);
      const letter = visitDone(
        orderFacts(order),
        { kind: found.visit.kind, at: since },
        {
          ...{ company, orderUrl: await orderUrl(order) },
        },
      );
      return mail('visit.done.customer', envelope, { to: order.email, letter });
    },
  };
}
