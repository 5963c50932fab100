import type { ChangePreviewDto, RefundLimitDto } from '@/lib/contracts/order-change-dto';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { toPounds } from '@/lib/domain/money';
import { appointmentsOf, lastEnd } from '@/lib/domain/order/appointments';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { movedStops } from '@/lib/domain/order/elsewhere';
import { refundSteps, type Booking } from '@/lib/domain/order/refund';
import type { ServiceType } from '@/lib/domain/vocabulary';
import { orderOf, servicesOf } from '@/lib/server/subjects/orders/documents';
import { bookingOf } from './planned';
import type { PromisedChange } from './promise';

/** A planned change on the wire. Its limits are those of the order as it stands. */
export function toPreview({ row, money, changed, needsStartRequest }: PromisedChange, now: Date): ChangePreviewDto {
  const limits = limitsOf(servicesOf(row), bookingOf(row), now);
  const { totalBefore, totalAfter, lateFee, toPay, refund, goneBefore } = money;
  const next = limits.map(({ until }) => until).toSorted()[0] ?? lastEnd(orderOf(row))?.toISOString();
  return {
    version: row.calendar_sequence,
    lines: money.lines.map(({ service, before, after, refundPercent }) => ({
      service,
      label: SERVICE_NAMES[service],
      before: toPounds(before),
      after: toPounds(after),
      refundPercent,
    })),
    totalBefore: toPounds(totalBefore),
    totalAfter: toPounds(totalAfter),
    lateFee: toPounds(lateFee),
    toPay: toPounds(toPay),
    refund: toPounds(refund),
    goneBefore: toPounds(goneBefore),
    validUntil: next ?? now.toISOString(),
    limits,
    quote: changed && toQuoteDto(changed.quote),
    appointments: changed
      ? appointmentsOf(changed.order).map(({ key, date, slot }) => ({ key, date, start: slot[0], end: slot[1] }))
      : [],
    moved: changed ? movedStops(orderOf(row).addresses, changed.order.addresses) : [],
    needsStartRequest,
  };
}

function limitsOf(services: readonly ServiceType[], booking: Booking, now: Date): readonly RefundLimitDto[] {
  return services.flatMap((service) =>
    refundSteps(service, booking)
      .filter(({ until }) => now < until)
      .map(({ refundPercent, until }) => ({ service, refundPercent, until: until.toISOString() })),
  );
}
