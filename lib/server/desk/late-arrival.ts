import { londonInstant } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { lateCredit, transportOf, type LateCredit } from '@/lib/domain/visits/late-credit';
import type { VisitEventRow } from '@/lib/server/kernel/db/visit-rows';
import { quoteOf } from '@/lib/server/subjects/orders/documents';
import type { Job } from '@/lib/server/subjects/visits/plan';
import { readable } from './readable';

/** "Arrived late: £25.90 (10%) is due back"; '' for an arrival that was on time, or that nothing was paid for. */
export function lateText(job: Job, arrivedAt: Date | null, events: readonly VisitEventRow[]): string {
  const credit = arrivedAt && creditOf(job, arrivedAt, events);
  if (!credit || credit.amount === 0) return '';
  const due = `${formatPence(credit.amount)} (${credit.percent}%)`;
  return credit.isAutomatic ? `Arrived late: ${due} is due back` : `Reported as late: decide whether ${due} goes back`;
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
