import { useState } from 'react';
import { differencesTo, WHOLE_PRICES } from '@/components/booking/DayAndSlot/calendar-days';
import { DayAndSlot, useMonth } from '@/components/booking/DayAndSlot/DayAndSlot';
import { findOrderSlots, previewReschedule, rescheduleOrder } from '@/lib/api/order-changes';
import { useLatestCall } from '@/lib/api/use-latest-call';
import type { SlotDto } from '@/lib/contracts/errors';
import { formatDay, formatSlot, type LocalDate, type SlotTimes } from '@/lib/domain/london-time';
import type { Trader } from '@/lib/domain/order/trader';
import type { ChangePanel, ChangeSubject } from './types';
import { usePricedChange } from './use-priced-change';
import { PricedChange } from './PricedChange';

type MoveSlotProps = {
  readonly panel: ChangePanel;
  readonly subject: Extract<ChangeSubject, { kind: 'slot' }>;
  readonly trader: Trader;
};

const NAMES = { date: 'new-day', slot: 'new-slot' } as const;

export function MoveSlot({ panel, subject, trader }: MoveSlotProps) {
  const { booked, bookable } = subject;
  const [date, setDate] = useState<LocalDate>(booked.date);
  const [slot, setSlot] = useState<SlotTimes | null>(booked.slot);
  const { month, setMonth, range } = useMonth(date, bookable);
  const days = useLatestCall(findOrderSlots, { ...panel.guest, ...range });
  const isBooked = date === booked.date && slot?.[0] === booked.slot[0];
  const wanted = slot && !isBooked ? { ...panel.guest, slot: { date, start: slot[0], end: slot[1] } } : null;
  const change = usePricedChange(panel, { preview: previewReschedule, wanted, make: rescheduleOrder });

  const take = ({ date: day, start, end }: SlotDto) => {
    setDate(day);
    setMonth(day.slice(0, 7));
    setSlot([start, end]);
    change.forget();
  };

  return (
    <PricedChange
      panel={panel}
      trader={trader}
      change={change}
      title="What the new time costs"
      hint="Choose a day and a time. You see the exact amount before anything changes."
      verb={slot && !isBooked ? `Move to ${formatDay(date)}, ${formatSlot(slot)}` : 'Move'}
      onSlot={take}
    >
      <DayAndSlot
        names={NAMES}
        bookable={bookable}
        month={month}
        onMonth={setMonth}
        offer={{ state: days.state, days: days.answer?.days ?? [], retry: days.retry }}
        words={days.answer ? differencesTo(days.answer.totalBefore) : WHOLE_PRICES}
        date={date}
        slot={slot}
        onDay={(day, sameSlot) => {
          setDate(day);
          // The button below names the new slot, so the customer sees the time that it keeps.
          setSlot(sameSlot);
          change.forget();
        }}
        onSlot={(chosen) => {
          setSlot(chosen);
          change.forget();
        }}
      />
    </PricedChange>
  );
}
