import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { layOutStreet } from '@/components/day-street/street';
import { readOrderDay } from '@/lib/api/order-day';
import type { OrderDayDto, VisitDayDto } from '@/lib/contracts/order-day';
import { Day } from './Day';
import type { OrderDay } from './model';

jest.mock('@/lib/api/order-day');
const asked = jest.mocked(readOrderDay);

const at = (time: string) => `2026-12-15T${time}:00.000Z`;
const VISIT: VisitDayDto = {
  kind: 'move',
  state: 'planned',
  steps: [],
  slot: ['10:00', '12:00'],
  who: ['Sam'],
  window: null,
  news: 'as_said',
  credit: null,
  van: { share: 1, counted: null },
};
const dayOf = (checked: string, visit: Partial<VisitDayDto> = {}, more: Partial<OrderDayDto> = {}): OrderDayDto => ({
  date: '2026-12-15',
  isToday: true,
  checkedAt: at(checked),
  visits: [{ ...VISIT, ...visit }],
  ...more,
});
const PICTURE = { path: '/x.svg', width: 608, height: 438, alt: 'Homes' };
const props = (day: OrderDayDto): OrderDay => ({
  title: `${day.isToday ? 'Today' : 'Tomorrow'}, Tuesday 15 December`,
  day,
  asked: { reference: 'SM-1', token: 't' },
  load: null,
  promise: 'If we are late, you get money back.',
  settings: {
    move: {
      places: ['N1 2TX', 'SE15 4QL'],
      picture: { street: layOutStreet({ street: PICTURE, van: PICTURE, ends: ['home', 'home'] }) },
    },
  },
  phone: '020 7946 0123',
  phoneHref: 'tel:+442079460123',
});
const WAY = { state: 'on_the_way', steps: [{ state: 'on_the_way', at: at('09:55') }] } as const;
const WINDOW = { from: at('10:10'), until: at('10:25') };

describe('the day on the order page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    asked.mockReset();
  });
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('DAY-3: says who comes, when and where the van is, and when it was last checked', () => {
    render(<Day {...props(dayOf('09:57', { ...WAY, window: WINDOW }))} />);
    expect(screen.getByRole('region', { name: 'Today, Tuesday 15 December' })).toHaveTextContent('Last checked 09:57');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Expected between 10:10 and 10:25');
    expect(screen.getByText('Sam leads your crew.')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(/our van on its way to N1 2TX\.$/);
  });

  it('DAY-3: asks again every 30 seconds, and says what has changed', async () => {
    asked.mockResolvedValue(dayOf('10:00', { ...WAY, window: WINDOW }));
    render(<Day {...props(dayOf('09:30'))} />);
    await wait(29_999);
    expect(asked).not.toHaveBeenCalled();
    await wait(1);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Expected between 10:10 and 10:25');
    expect(screen.getByText('Last checked 10:00')).toBeVisible();
    await wait(30_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('DAY-3: speaks of the state alone, and not of every check', () => {
    render(<Day {...props(dayOf('09:30'))} />);
    const live = document.querySelectorAll('[aria-live]');
    expect(Array.from(live, (element) => element.getAttribute('aria-live'))).toEqual(['polite']);
    expect(live[0]).not.toHaveTextContent('Last checked');
  });

  it('DAY-3: does not ask while nobody looks, and at once when somebody does again', async () => {
    asked.mockResolvedValue(dayOf('10:00'));
    const look = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    render(<Day {...props(dayOf('09:30'))} />);
    await wait(120_000);
    expect(asked).not.toHaveBeenCalled();
    look.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByText('Last checked 10:00')).toBeVisible());
    look.mockRestore();
  });

  it('DAY-3: does not ask on the evening before', async () => {
    render(<Day {...props(dayOf('19:00', {}, { isToday: false }))} />);
    await wait(120_000);
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'Tomorrow, Tuesday 15 December' })).toBeVisible();
  });

  it('DAY-3: keeps what it knows, and says that nobody answers', async () => {
    asked.mockRejectedValue(new Error('away'));
    render(<Day {...props(dayOf('09:30'))} />);
    await wait(30_000);
    expect(screen.getByText(/^Last checked 09:30\. We cannot connect/)).toBeVisible();
  });

  it.each(['later', 'no_word'] as const)('DAY-3: when it is %s it names the telephone and the rule', (news) => {
    render(<Day {...props(dayOf('12:30', { ...WAY, window: WINDOW, news }))} />);
    expect(screen.getByRole('link', { name: 'Call 020 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123');
    expect(screen.getByText('If we are late, you get money back.')).toBeVisible();
  });

  it('DAY-3: the customer’s own van empties as its crew counts, and says so', async () => {
    const load = {
      items: [{ id: 'box_m', title: 'Medium box', quantity: 4, cubicFeet: 3, kilograms: 10 }],
      hold: { kind: 'vans', count: 1 },
      size: '4 items, 12 cubic feet',
    } as const;
    asked.mockResolvedValue(
      dayOf('14:00', {
        state: 'unloading',
        steps: [{ state: 'unloading', at: at('13:30') }],
        van: { share: 0.25, counted: { way: 'unloaded', count: 3, of: 4 } },
      }),
    );
    render(<Day {...props(dayOf('09:30'))} load={load} />);
    const figure = await screen.findByRole('figure');
    expect(figure).toHaveTextContent('Your things in the van, to scale');
    expect(within(figure).getByRole('img')).toHaveAccessibleName(
      'Van, cut open, drawn to scale, with those of these things that are in it: 4 × Medium box.',
    );
    expect(figure.style.getPropertyValue('--in')).toBe('100');
    await wait(30_000);
    expect(figure).toHaveTextContent('3 of 4 things unloaded');
    expect(figure.style.getPropertyValue('--in')).toBe('25');
  });

  it('DAY-3: where no van is drawn, what is counted is said with the words', () => {
    const collected = { kind: 'collection', state: 'loading', steps: [{ state: 'loading', at: at('10:20') }] } as const;
    const van = { share: 0.5, counted: { way: 'loaded', count: 2, of: 4 } } as const;
    render(<Day {...props(dayOf('10:30', { ...collected, van }))} />);
    expect(screen.getByText('2 of 4 things loaded.')).toBeVisible();
  });
});
