import type { ComponentProps } from 'react';
import { DayAndSlot } from '@/components/booking/DayAndSlot/DayAndSlot';
import { useMonth } from '@/components/booking/DayAndSlot/use-month';
import { dayOf, slotOf, slotsRequestOf, useBooking, type BookingAnswers } from '../../booking';
import { useAnswers } from '../../engine/form';
import { useDays } from './use-days';

type DateStepProps = Pick<ComponentProps<typeof DayAndSlot>, 'closedWord'>;

/** When we come, with the whole price on each day. */
export function DateStep({ closedWord }: DateStepProps) {
  const { values, setField, errorOf } = useAnswers<BookingAnswers>();
  const { booking, facts } = useBooking();
  const { dateKey } = booking;
  const names = { date: `dates.${dateKey}`, slot: `timeSlot.${dateKey}` } as const;
  const date = dayOf(values, dateKey);
  const slot = slotOf(values, dateKey);
  const { month, setMonth, range } = useMonth(date, facts.bookable);
  const offer = useDays(slotsRequestOf(booking, values, range, facts.draftId), facts.knownDays);
  return (
    <DayAndSlot
      names={names}
      bookable={facts.bookable}
      month={month}
      onMonth={setMonth}
      offer={offer}
      date={date}
      slot={slot}
      onDay={(day) => {
        setField(names.date, day);
        if (slot) setField(names.slot, null);
      }}
      onSlot={(chosen) => setField(names.slot, chosen)}
      dateError={errorOf(names.date)}
      slotError={errorOf(names.slot)}
      closedWord={closedWord}
    />
  );
}
