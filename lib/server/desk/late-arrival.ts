import { londonTime } from '@/lib/domain/london-time';
import { formatPence, pence, toPounds } from '@/lib/domain/money';
import { finalAt, type Progress } from '@/lib/domain/visits/replay';
import { deskPath } from '@/lib/routes';
import type { PartRefundRow } from '@/lib/server/kernel/db/part-refund-row';
import type { VisitEventRow } from '@/lib/server/kernel/db/visit-rows';
import { readable } from '@/lib/server/kernel/row-failures/readable';
import { creditOf } from '@/lib/server/subjects/visits/late-credit';
import type { Job } from '@/lib/server/subjects/visits/plan';
import { address } from './words';

export type LateArrival = {
  /** "Arrived late: £25.90 (10%) goes back at 12:46". */
  readonly text: string;
  /** Somebody has to decide. */
  readonly isOpen: boolean;
  /** The page that gives it back, with the amount and the reason filled in; '' where it goes back by itself. */
  readonly refundHref: string;
};

/** Null for an arrival that was on time, or that nothing was paid for. `paid`: what has gone back by itself for the visit. */
export function lateArrival(
  { visit, order }: Job,
  progress: Progress,
  { events, paid }: { readonly events: readonly VisitEventRow[]; readonly paid: PartRefundRow | undefined },
): LateArrival | null {
  if (paid) return closed(`Arrived late: ${formatPence(pence(paid.amount_pence))} went back`);
  const credit = readable(
    order.reference,
    () => creditOf(visit, order, progress, events),
    () => null,
  );
  if (!credit) return null;
  const due = `${formatPence(credit.amount)} (${credit.percent}%)`;
  if (credit.isAutomatic && progress.arrivedAt) {
    return closed(`Arrived late: ${due} goes back by itself at ${londonTime(finalAt(progress.arrivedAt))}`);
  }
  return {
    text: `Reported as late: decide whether ${due} goes back`,
    isOpen: true,
    refundHref: address(deskPath('orders', order.reference, 'refund'), {
      back: toPounds(credit.amount),
      why: 'late_arrival',
    }),
  };
}

const closed = (text: string): LateArrival => ({ text, isOpen: false, refundHref: '' });
