import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { timelineOf } from '@/lib/domain/timeline/plan';
import { countedFrom } from '@/lib/domain/timeline/words';
import { MOVE_FACTS } from '@/lib/testing/timeline-facts';
import { Timeline } from './Timeline';

const cleaning = { space: 'one_bedroom', date: '2026-12-16', slot: ['08:00', '10:00'], isFixed: true } as const;
const days = timelineOf({ ...MOVE_FACTS, cleaning });

it('PLN-1 a list for each day says when, how long, what and who; the bars only repeat it', () => {
  const { container } = render(<Timeline days={days} note={countedFrom(MOVE_FACTS.slot)} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Tuesday 15 December',
    'Wednesday 16 December',
  ]);
  const [first, second] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(first?.map(({ textContent }) => textContent)).toEqual([
    '08:00–10:00 your arrival slotWe arrive at SE15 4QL. 2 movers and a van',
    'About 09:00–10:40 1 hour 40 minutesWe carry everything out and load it. ',
    'About 10:40–11:20 40 minutesWe drive to E8 1EA. ',
    'About 11:20–12:30 1 hour 10 minutesWe carry everything in. ',
  ]);
  expect(second).toHaveLength(1);
  expect(screen.getByText('The movers are done at about 12:30.')).toBeVisible();
  for (const track of container.querySelectorAll('li > div')) expect(track).toHaveAttribute('aria-hidden', 'true');
});

it('PLN-1 bars are drawn to the scale of the hours of their day', () => {
  const { container } = render(<Timeline days={days.slice(0, 1)} note="" />);
  const bars = [...container.querySelectorAll<HTMLElement>('li > div > span')].map(({ style }) => style.width);
  expect(bars).toEqual(['20%', '33.33%', '13.33%', '23.33%']);
});
