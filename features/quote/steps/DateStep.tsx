import { useEffect, useRef, type ComponentProps } from 'react';
import { DayAndSlot, useMonth } from '@/components/booking/DayAndSlot/DayAndSlot';
import type { BodyOf } from '@/lib/api/request';
import { findSlots } from '@/lib/api/slots';
import { useLatestCall } from '@/lib/api/use-latest-call';
import type { DayDto, findSlots as contract } from '@/lib/contracts/slots';
import type { LocalDate } from '@/lib/domain/london-time';
import { ParkingPlan } from '../ParkingPlan';
import { useAnswers } from '../engine/form';
import { dayOf, slotOf, slotsRequestOf, useFlow, type BookingAnswers } from '../flow-config';

/** Returns slots and prices. The days that came with the page answer the first request. */
function useDays(body: BodyOf<typeof contract>, known: readonly DayDto[]) {
  const { state, answer, retry } = useLatestCall(findSlots, body, known.length > 0 ? { days: known } : null);
  return { state, days: answer?.days ?? [], retry };
}

type DateStepProps = Pick<ComponentProps<typeof DayAndSlot>, 'isRuledOut'>;

export function DateStep({ isRuledOut }: DateStepProps) {
  const { values, setField, errorOf } = useAnswers<BookingAnswers>();
  const { flow, facts } = useFlow();
  const { dateKey } = flow;
  const names = { date: `dates.${dateKey}`, slot: `timeSlot.${dateKey}` } as const;
  const date = dayOf(values, dateKey);
  const slot = slotOf(values, dateKey);
  const { month, setMonth, range } = useMonth(date, facts.bookable);
  const offer = useDays(slotsRequestOf(flow, values, range, facts.draftId), facts.knownDays);
  const onDay = (day: LocalDate) => {
    setField(names.date, day);
    if (slot) setField(names.slot, null);
  };
  // The clicked suggestion disappears with its day, so the newly chosen day takes the focus.
  const isLed = useRef(false);
  useEffect(() => {
    if (!isLed.current || offer.state === 'loading') return;
    isLed.current = false;
    document.getElementById(names.date)?.focus();
  }, [names.date, date, offer.state]);
  const parking = date === '' ? undefined : flow.parkingRequest?.(values, date);
  return (
    <>
      <DayAndSlot
        names={names}
        bookable={facts.bookable}
        month={month}
        onMonth={setMonth}
        offer={offer}
        date={date}
        slot={slot}
        onDay={onDay}
        onSlot={(chosen) => setField(names.slot, chosen)}
        dateError={errorOf(names.date)}
        slotError={errorOf(names.slot)}
        isRuledOut={isRuledOut}
      />
      {parking ? (
        <ParkingPlan
          request={parking}
          known={facts.parking}
          wayTo={(day) => (
            <button
              type="button"
              onClick={() => {
                onDay(day.date);
                setMonth(day.date.slice(0, 7));
                isLed.current = true;
              }}
            >
              {`Choose ${day.label}`}
            </button>
          )}
        />
      ) : null}
    </>
  );
}
