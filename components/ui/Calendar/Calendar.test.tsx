import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Calendar, type CalendarDay } from './Calendar';

const DAYS: readonly CalendarDay[] = [
  { date: '2026-12-15', state: 'free', price: '£250' },
  { date: '2026-12-18', state: 'free', price: '£275', isBusy: true },
  { date: '2026-12-19', state: 'full' },
  { date: '2027-01-15', state: 'free', price: '£250' },
];

type LiveProps = { readonly onChoose: (date: string) => void; readonly firstDate?: string };

function Live({ onChoose, firstDate = '2026-12-01' }: LiveProps) {
  const [month, setMonth] = useState('2026-12');
  return (
    <Calendar
      month={month}
      onMonthChange={setMonth}
      days={DAYS}
      value=""
      onChange={onChoose}
      firstDate={firstDate}
      lastMonth="2027-01"
    />
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('Calendar', () => {
  it('is a table with weekday headers whose days have full names', () => {
    render(<Live onChoose={() => undefined} />);
    const table = screen.getByRole('table', { name: 'December 2026' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(screen.getByRole('button', { name: 'Tuesday 15 December 2026, £250, available' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Saturday 19 December 2026, full' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Wednesday 16 December 2026, not available' })).toBeTruthy();
  });

  it('lets only free days be chosen', async () => {
    const onChoose = jest.fn();
    render(<Live onChoose={onChoose} />);
    await userEvent.click(screen.getByRole('button', { name: /^Saturday 19/ }));
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^Friday 18/ }));
    expect(onChoose).toHaveBeenCalledWith('2026-12-18');
  });

  it('A11Y-1: is walked by arrows and pages, with one day in the tab order', async () => {
    const onChoose = jest.fn();
    render(<Live onChoose={onChoose} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('Tuesday 15 December 2026, £250, available');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}');
    expect(focused()).toBe('Monday 21 December 2026, not available');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{PageDown}');
    expect(focused()).toBe('Friday 15 January 2027, £250, available');
    await userEvent.keyboard('{PageDown}');
    expect(focused()).toBe('Friday 15 January 2027, £250, available');
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith('2027-01-15');
  });

  it('begins with the week of the first day that can be chosen, and the keys stay in what is shown', async () => {
    render(<Live onChoose={() => undefined} firstDate="2026-12-16" />);
    expect(screen.queryByRole('button', { name: /^Sunday 13 December/ })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('Tuesday 15 December 2026, £250, available');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Tuesday 15 December 2026, £250, available');
    await userEvent.keyboard('{ArrowLeft}{PageDown}{Home}{ArrowUp}{PageUp}');
    expect(focused()).toBe('Monday 14 December 2026, not available');
  });

  it('turns its pages only within its range', async () => {
    render(<Live onChoose={() => undefined} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous month' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('table', { name: 'January 2027' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true);
  });
});
