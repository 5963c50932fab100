import { useState } from 'react';
import { Calendar, type CalendarDay } from '@/components/ui/Calendar/Calendar';
import { monthWeeks, weekdayIndex } from '@/components/ui/Calendar/month-grid';

/** A made-up month: closed up to the 7th, the 19th full, Friday to Sunday dearer. */
function exampleDays(month: string): readonly CalendarDay[] {
  return monthWeeks(month)
    .flat()
    .filter((date) => date !== null)
    .map((date) => {
      const day = Number(date.slice(8));
      const isBusy = weekdayIndex(date) > 3;
      if (day < 8) return { date, state: 'closed' };
      return day === 19 ? { date, state: 'full' } : { date, state: 'free', isBusy, price: isBusy ? '£275' : '£250' };
    });
}

export function Days() {
  const [month, setMonth] = useState('2026-12');
  const [date, setDate] = useState('2026-12-15');
  return (
    <Calendar
      month={month}
      days={exampleDays(month)}
      value={date}
      onChange={setDate}
      onMonthChange={setMonth}
      firstDate="2026-12-08"
      lastMonth="2027-02"
      ordinaryText="£250 on most days"
      busyText="£275 Friday to Sunday"
    />
  );
}
