import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/api/errors';
import { calculate, calculatePersonalizedOnce } from '@/lib/api/quotes';
import { findSlots } from '@/lib/api/slots';
import { instantPlans } from '@/lib/content/moving-plans';
import { SLOT_REQUESTS } from '@/lib/contracts/flows/all';
import type { DayOffer } from '@/lib/domain/slots/calendar';
import { InstantPrice } from './InstantPrice/InstantPrice';

jest.mock('@/lib/api/quotes', () => ({
  calculate: jest.fn(),
  calculatePersonalizedOnce: jest.fn(),
  checkPlaces: jest.fn().mockResolvedValue({ unserved: [], byRequest: null }),
}));
jest.mock('@/lib/api/slots', () => ({ findSlots: jest.fn() }));
const slots = jest.mocked(findSlots);

const day = (date: string, total: number, state: DayOffer['state'] = 'free'): DayOffer => ({
  date,
  total,
  state,
  isBusy: total > 259,
  slots: [{ start: '08:00', end: '10:00', state: state === 'free' ? 'free' : 'full' }],
});
const WEEK = [day('2026-12-04', 284.9, 'full'), day('2026-12-05', 284.9), day('2026-12-08', 259)];
const answer = { lines: [], total: 259, totalWithDiscount: 259, distanceMiles: 7 };
const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const group = () => screen.queryByRole('group', { name: /^Available days/ });

async function priced() {
  render(<InstantPrice plans={instantPlans()} initialSpace="one_bedroom" />);
  await user.type(screen.getByLabelText('From postcode'), 'N1 2TX');
  await user.type(screen.getByLabelText('To postcode'), 'SE15 4QL');
  await act(() => jest.advanceTimersByTimeAsync(400));
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-03T12:00:00Z') });
  jest.mocked(calculate).mockReset().mockResolvedValue(answer);
  jest.mocked(calculatePersonalizedOnce).mockReset().mockResolvedValue(answer);
  slots.mockReset().mockResolvedValue({ days: WEEK });
});
afterEach(() => jest.useRealTimers());

describe('cheaper days', () => {
  it('stand beside a price with what each saves, and are asked for once', async () => {
    await priced();
    const buttons = within(group() as HTMLElement).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Saturday 5 December £284.90 ',
      'Tuesday 8 December £259 saves £25.90',
    ]);
    expect(slots).toHaveBeenCalledTimes(1);
    const request = slots.mock.calls[0]?.[0];
    expect(request).toMatchObject({ service: 'MOVING', from: '2026-12-04', to: '2026-12-17' });
    expect(await SLOT_REQUESTS.MOVING.isValid(request)).toBe(true);
  });

  it('send the form of the panel with the day', async () => {
    await priced();
    const button = screen.getByRole('button', { name: /^Tuesday 8 December/ });
    const form = button.closest('form') as HTMLFormElement;
    expect(Object.fromEntries(new FormData(form, button))).toEqual({
      plan: 'one_bedroom',
      from: 'N1 2TX',
      to: 'SE15 4QL',
      date: '2026-12-08',
    });
    // Enter in a field presses the first button, which must not choose a day.
    expect(form.querySelector('button')).not.toHaveAttribute('name');
  });

  it('are not spoken of when all is full', async () => {
    slots.mockResolvedValue({ days: WEEK.map(({ date }) => day(date, 259, 'full')) });
    await priced();
    expect(slots).toHaveBeenCalledTimes(1);
    expect(group()).toBeNull();
  });

  it('PLN-4: where nothing is cheaper that is said, with the next free days to choose', async () => {
    slots.mockResolvedValue({ days: [day('2026-12-08', 259, 'full'), day('2026-12-09', 259), day('2026-12-10', 259)] });
    await priced();
    const same = screen.getByRole('group', {
      name: 'Every available day in the next two weeks costs the same: £259. The first is Wednesday 9 December.',
    });
    const buttons = within(same).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Wednesday 9 December', 'Thursday 10 December']);
    expect(buttons[0]).toHaveAttribute('value', '2026-12-09');
  });

  it('BOOK-5: without an answer the price stands alone', async () => {
    slots.mockRejectedValue(new ApiError('unavailable', 'No answer'));
    await priced();
    expect(group()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('go with the size they were priced for, and a list that is not there yet has none', async () => {
    await priced();
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    expect(group()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(group()).toBeNull();
    expect(slots).toHaveBeenCalledTimes(1);
  });

  it('are said of a clean as well', async () => {
    render(<InstantPrice plans={instantPlans()} initialSpace="one_bedroom" />);
    const cleaning = within(screen.getByRole('form', { name: 'Cleaning' }));
    await user.type(cleaning.getByLabelText('Your postcode'), 'E8 1EJ');
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(cleaning.getByRole('button', { name: /^Tuesday 8 December.* saves £25\.90/ })).toBeInTheDocument();
    expect(await SLOT_REQUESTS.CLEANING.isValid(slots.mock.calls[0]?.[0])).toBe(true);
  });

  it.each([
    ['Storage', 'STORAGE_COLLECTION', 'Available days and first payments'],
    ['Return', 'STORAGE_RETURN', 'Available days and prices'],
  ] as const)('PLN-4: are said of %s too', async (tab, service, name) => {
    render(<InstantPrice plans={instantPlans()} initialSpace="one_bedroom" />);
    const panel = within(screen.getByRole('form', { name: tab }));
    await user.type(panel.getByLabelText('Your postcode'), 'E8 1EJ');
    await act(() => jest.advanceTimersByTimeAsync(400));
    const days = within(panel.getByRole('group', { name }));
    expect(days.getByRole('button', { name: /^Tuesday 8 December.* saves £25\.90/ })).toHaveAttribute('name', 'date');
    const request = slots.mock.calls[0]?.[0];
    expect(request).toMatchObject({ service, from: '2026-12-04', to: '2026-12-17' });
    expect(await SLOT_REQUESTS[service].isValid(request)).toBe(true);
  });
});
