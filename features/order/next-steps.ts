import type { OrderView } from '@/lib/contracts/order-view';
import { formatDay, formatInstant, formatSlot, londonInstant } from '@/lib/domain/london-time';
import { cancellationTerms } from '@/lib/domain/order/cancellation';
import type { NextStep } from './types';

/** What happens next and when (FORM-6): the days and hours. Empty once nothing more will happen. */
export function schedule(view: OrderView, now: Date): readonly NextStep[] {
  const { state, order, services } = view;
  const { dates, timeSlot, addresses } = order;
  const [day, slot, cleaningSlot] = [dates.movingDate, timeSlot.movingDate, timeSlot.cleaningDate];
  if (!day || !slot || londonInstant(dates.cleaningDate ?? day, (cleaningSlot ?? slot)[1]) < now) return [];
  if (state !== 'confirmed' && state !== 'awaiting_payment') return [];
  const from = addresses.collection?.postcode ?? 'the collection address';
  return [
    ...freeCancellation(view, now),
    {
      when: `${formatDay(day)}, ${formatSlot(slot)}`,
      what: `We arrive at ${from} within these two hours, load, and drive to ${route(addresses)}.${
        services.includes('ASSEMBLING') ? ' We put the furniture back together there.' : ''
      }`,
    },
    ...(dates.cleaningDate && cleaningSlot
      ? [
          {
            when: `${formatDay(dates.cleaningDate)}, ${formatSlot(cleaningSlot)}`,
            what: `The cleaners arrive at ${from}.`,
          },
        ]
      : []),
  ];
}

/** Said only while it is true: a move booked for tomorrow can never be cancelled for a refund. */
function freeCancellation(
  { order, services, createdAt, startsWithin14Days }: OrderView,
  now: Date,
): readonly NextStep[] {
  const [date, slot] = [order.dates.movingDate, order.timeSlot.movingDate];
  if (!date || !slot) return [];
  const agreedAt = new Date(createdAt);
  const terms = cancellationTerms({ services, date, slot, agreedAt, wantsStartWithin14Days: startsWithin14Days });
  const move = terms.find(({ service }) => service === 'MOVING');
  if (!move || move.until <= now) return [];
  return [{ when: `Until ${formatInstant(move.until)}`, what: 'You can cancel the move and get all of it back.' }];
}

/** "SE15 4QL", or "SE15 4QL by way of E8 1EA". */
function route(addresses: OrderView['order']['addresses']): string {
  const stops = [...(addresses.additional_collection ?? []), ...(addresses.additional_delivery ?? [])];
  const to = addresses.delivery?.postcode ?? 'the delivery address';
  return stops.length === 0 ? to : `${to} by way of ${stops.map(({ postcode }) => postcode).join(' and ')}`;
}
