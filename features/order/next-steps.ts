import type { OrderView } from '@/lib/contracts/order-view';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import { FREE_CANCELLATION_HOURS } from '@/lib/domain/order/cancellation';
import type { NextStep } from './types';

/** What happens next and when (FORM-6). Empty once nothing more will happen. */
export function nextSteps({ state, order, services }: OrderView): readonly NextStep[] {
  if (state !== 'confirmed' && state !== 'awaiting_payment') return [];
  const { dates, timeSlot, addresses, details } = order;
  const [day, slot, cleaningSlot] = [dates.movingDate, timeSlot.movingDate, timeSlot.cleaningDate];
  if (!day || !slot) return [];
  const isUnpaid = state === 'awaiting_payment';
  const from = addresses.collection?.postcode ?? 'the collection address';
  const to = addresses.delivery?.postcode ?? 'the delivery address';
  return [
    isUnpaid
      ? { when: 'Now', what: `You pay. Then we e-mail the confirmation to ${details.email}, with a calendar file.` }
      : { when: 'Now', what: `A confirmation with a calendar file is on its way to ${details.email}.` },
    {
      when: `Until ${FREE_CANCELLATION_HOURS} hours before`,
      what: 'You can cancel the move and get all of it back.',
    },
    {
      when: 'Before the day',
      what: services.includes('PACKING')
        ? 'Leave the cupboards as they are: we bring the boxes and pack.'
        : 'Close and label your boxes. Keep keys, papers and what you need that evening with you.',
    },
    {
      when: `${formatDay(day)}, ${formatSlot(slot)}`,
      what: `We arrive at ${from} within these two hours, load, and drive to ${to}.${
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
