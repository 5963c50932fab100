import { londonInstant } from '@/lib/domain/london-time';
import { formatPence, toPounds } from '@/lib/domain/money';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { lateCredit, transportOf, type LateCredit } from '@/lib/domain/visits/late-credit';
import { deskPath } from '@/lib/routes';
import type { VisitEventRow } from '@/lib/server/kernel/db/visit-rows';
import { quoteOf } from '@/lib/server/subjects/orders/documents';
import type { Job } from '@/lib/server/subjects/visits/plan';
import { readable } from './readable';
import { address } from './words';

export type LateArrival = {
  /** "Arrived late: £25.90 (10%) is due back". */
  readonly text: string;
  /** The page that gives it back, with the amount and the reason filled in. */
  readonly refundHref: string;
};

/** Null for an arrival that was on time, or that nothing was paid for. */
export function lateArrival(job: Job, arrivedAt: Date | null, events: readonly VisitEventRow[]): LateArrival | null {
  const credit = arrivedAt && creditOf(job, arrivedAt, events);
  if (!credit || credit.amount === 0) return null;
  const due = `${formatPence(credit.amount)} (${credit.percent}%)`;
  return {
    text: credit.isAutomatic ? `Arrived late: ${due} is due back` : `Reported as late: decide whether ${due} goes back`,
    refundHref: address(deskPath('orders', job.order.reference, 'refund'), {
      back: toPounds(credit.amount),
      why: 'late_arrival',
    }),
  };
}

function creditOf({ visit, order }: Job, arrivedAt: Date, events: readonly VisitEventRow[]): LateCredit | null {
  const slotEnd = SLOT_TIMES.find(([start]) => start === visit.start)?.[1];
  const heard = events.find(({ at }) => at === arrivedAt.toISOString());
  if (!slotEnd || !heard) return null;
  return readable(
    order.reference,
    () =>
      lateCredit({
        slotEnd: londonInstant(visit.date, slotEnd),
        arrivedAt,
        receivedAt: new Date(heard.received_at),
        transport: transportOf(visit.kind, quoteOf(order)),
      }),
    () => null,
  );
}
