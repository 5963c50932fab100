import { textOf } from '@/lib/content/texts';
import { londonTime } from '@/lib/domain/london-time';
import { eventTextDue } from '@/lib/domain/messages/event-text';
import { minutesAfter } from '@/lib/domain/durations';
import { isBooked } from '@/lib/domain/order/state';
import { VISIT_STATE_LABELS } from '@/lib/domain/visits/labels';
import { finalAt, type Progress } from '@/lib/domain/visits/replay';
import { isLaterThanSaid, type ArrivalWindow } from '@/lib/domain/visits/window';
import type { SlotTimes } from '@/lib/domain/vocabulary';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { payLateCredit } from '@/lib/server/subjects/visits/late-credit';
import { eventAt, progressOf } from '@/lib/server/subjects/visits/progress';
import { eventsByIds, findVisit, visitEventsOf } from '@/lib/server/subjects/visits/repo';
import { mobileOf } from '@/lib/server/subjects/texts/mobile';
import { whoComes } from '@/lib/server/subjects/visits/who-comes';
import { orderFacts } from './email/order-facts';
import { visitDone } from './email/templates/visit-done';
import type { Channels, SendMail } from './handlers';
import { readOrder } from './message-repo';
import { textSender } from './sms/send-text';

type VisitTopic = 'visit.on_the_way.text' | 'visit.late.text' | 'visit.late_credit' | 'visit.done.customer';

const skipped = (reason: string): Outcome => ({ outcome: 'skipped', reason });
const GONE = skipped('The order has been forgotten');

const timesOf = ({ from, until }: ArrivalWindow): SlotTimes => [londonTime(from), londonTime(until)];

/** What customers hear of a visit while it happens, each only while it is true, and what they get for one that is late. */
export function createVisitHandlers(channels: Channels, mail: SendMail): Pick<Handlers, VisitTopic> {
  const { db, now, company } = channels;
  const send = textSender(channels);
  const phone = company.phone.value;

  /** How far the visit is, and by which event. */
  const read = async (visitId: string) => {
    const visit = await findVisit(db, visitId);
    if (!visit) return null;
    const events = await visitEventsOf(db, [visitId]);
    const progress = progressOf(visit.kind, events);
    return { visit, progress, event: progress.since ? eventAt(events, progress.since) : undefined };
  };

  /** Why a text about the drive that began with an event is not true; null while it is. */
  const untrue =
    ({ orderId, visitId, eventId }: { orderId: string; visitId: string; eventId: string }, isTrue: IsTrue) =>
    async (): Promise<string | null> => {
      const [order, found] = await Promise.all([readOrder(db, orderId), read(visitId)]);
      if (!isBooked(order.state)) return 'The order is no longer booked';
      if (found?.progress.state !== 'on_the_way')
        return `The visit is now: ${VISIT_STATE_LABELS[found?.progress.state ?? 'cancelled']}`;
      if (found.event?.id !== eventId) return 'The crew has set off anew';
      return isTrue(found.progress);
    };

  return {
    'visit.on_the_way.text': async (about, envelope) => {
      const [found, [event]] = await Promise.all([read(about.visitId), eventsByIds(db, [about.eventId])]);
      const due = event && eventTextDue(new Date(event.at), new Date(event.received_at));
      if (!found || !due) return GONE;
      const { window } = found.progress;
      const names = await whoComes(db, found.visit);
      const text = textOf('on_the_way', { names, window: window && timesOf(window), phone });
      const to = mobileOf(await readOrder(db, about.orderId));
      const isTrue: IsTrue = (progress) =>
        isLaterThanSaid(progress.state, progress.window, now()) ? 'It is later than we said' : null;
      return send('visit.on_the_way.text', envelope, { to, text, due, untrue: untrue(about, isTrue) });
    },

    'visit.late.text': async (about, envelope) => {
      const found = await read(about.visitId);
      if (!found) return GONE;
      const { window } = found.progress;
      const to = mobileOf(await readOrder(db, about.orderId));
      const due = minutesAfter(window?.until ?? now(), 1);
      const isTrue: IsTrue = (progress) =>
        isLaterThanSaid(progress.state, progress.window, now()) ? null : 'It is not late';
      const text = textOf('late', { window: null, phone });
      return send('visit.late.text', envelope, { to, text, due, untrue: untrue(about, isTrue) });
    },

    'visit.late_credit': async ({ visitId }) => {
      const paying = await payLateCredit({ db, now }, visitId);
      if (paying.is === 'early') return { outcome: 'waits', until: paying.until };
      return paying.is === 'paid' ? { outcome: 'sent' } : skipped(paying.why);
    },

    'visit.done.customer': async ({ orderId, visitId }, envelope) => {
      const found = await read(visitId);
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
          ...{ company, orderUrl: await channels.orderUrl(order) },
        },
      );
      return mail('visit.done.customer', envelope, { to: order.email, letter });
    },
  };
}

type IsTrue = (progress: Progress) => string | null;
