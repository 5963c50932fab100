import { appointmentsOf } from '../order/appointments';
import { stopsOf, type Place } from '../order/stops';
import type { Quote, QuoteLine } from '../pricing/quote';
import type { QuoteLineCode } from '../pricing/line-codes';
import type { LocalDate, OrderLike } from '../vocabulary';
import type { ExtraKind } from './kinds';

/** A booked order, as far as its extras depend on it. */
export type BookedJob = {
  readonly order: Pick<OrderLike, 'addresses' | 'furnitureItems' | 'movingSpace' | 'isStudent' | 'dates' | 'timeSlot'>;
  readonly quote: Pick<Quote, 'lines' | 'promo'>;
};

/** The line of a price that pays for the volume, which tells how the volume is priced; undefined for a clean. */
const VOLUME_LINES: readonly QuoteLineCode[] = ['storage_collection', 'storage_return', 'moving_plan', 'custom_base'];
export const volumeLine = ({ quote }: BookedJob): QuoteLine | undefined =>
  quote.lines.find(({ code }) => VOLUME_LINES.includes(code));

/** Where things are carried in or out. */
export const carryingStops = ({ order }: BookedJob): readonly Place[] =>
  stopsOf(order.addresses).filter(({ kind }) => kind !== 'cleaning');

/** Those where somebody said that one can park at the door. */
export const parkingStops = (job: BookedJob): readonly Place[] =>
  carryingStops(job).filter(({ address }) => address.parking);

/** The day of the job. */
export const dayOf = ({ order }: BookedJob): LocalDate | '' => appointmentsOf(order)[0]?.date ?? '';

/** What can turn out otherwise than an order says. */
export function offeredExtras(job: BookedJob): readonly ExtraKind[] {
  const { collection, delivery } = job.order.addresses;
  const isCarried = volumeLine(job) !== undefined;
  return [
    ...(isCarried ? (['volume', 'floors'] as const) : []),
    ...(isCarried && parkingStops(job).length > 0 ? (['parking'] as const) : []),
    ...(collection && delivery ? (['stop'] as const) : []),
    'waiting',
  ];
}
