import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { TodayView } from '@/lib/contracts/desk-today';
import { BookFor, TodayPage } from './TodayPage';

const LINE = { key: 'a', reference: 'SM-7K4Q-2XPD', href: '/desk/orders/SM-7K4Q-2XPD', name: 'Ada Byron', amount: '' };
const QUIET: TodayView = {
  kind: 'today',
  day: 'Thursday 26 November 2026',
  summary: 'no jobs',
  closed: null,
  planHref: '/a',
  tomorrowHref: '/b',
  jobs: [],
  calls: [],
  links: [],
  enquiries: null,
  reviews: null,
  claims: null,
  unpaid: { total: '£0', lines: [] },
};
const show = (changes: Partial<TodayView> = {}) => render(<TodayPage title="Today" {...QUIET} {...changes} />);
const toCall = () => within(screen.getByRole('heading', { name: /^To call/ }).closest('section')!);

describe('TodayPage', () => {
  it('DSK-1: says each that waits once, and who is to be called', () => {
    show({
      calls: [{ ...LINE, phone: '+44 7700 900123', phoneHref: 'tel:+447700900123', text: 'Call back at 15:00' }],
      links: [{ text: 'No link sent to Amir, Moving crew 1 today', href: '/desk/crews' }],
      enquiries: { text: '3 enquiries to answer', href: '/desk/leads' },
      reviews: { text: '1 review to decide', href: '/desk/reviews' },
      claims: { text: '2 claims to answer', href: '/desk/claims' },
    });
    expect(
      toCall()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'No link sent to Amir, Moving crew 1 today',
      ...['3 enquiries to answer', '1 review to decide', '2 claims to answer'],
      ...['Ada Byron, SM-7K4Q-2XPD', '+44 7700 900123'],
    ]);
  });

  it('DSK-1: says that nobody waits', () => {
    show();
    expect(toCall().getByText('Nobody is waiting for a call.')).toBeVisible();
  });
});

describe('booking for somebody on the telephone', () => {
  it.each([
    ['Book a move', 'moving'],
    ['Book storage', 'storage'],
    ['Book a clean', 'cleaning'],
  ])('DSK-1: "%s" begins its flow by one press without script, and names nobody', (label, flow) => {
    render(<BookFor reference="SM-7K4Q-2XPD" />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: label });
    expect([button.type, button.name, button.value]).toEqual(['submit', 'flow', flow]);
    const { form } = button;
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/desk/begin_booking', 'post']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ reference: 'SM-7K4Q-2XPD' });
  });
});
