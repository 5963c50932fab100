import { render, screen, within } from '@testing-library/react';
import { FailureList } from './OutboxPage';

const FAILURE = {
  key: 'sweep.holds 1',
  task: 'End an unpaid booking whose hold is over',
  reference: 'SM-7K4Q-2XPD',
  href: '/desk/orders/SM-7K4Q-2XPD',
  since: 'Tue 24 Nov, 09:00',
  code: 'order is no JSON',
};

describe('what could not be processed', () => {
  it('STR-2: names the order, what was tried, since when and the last error', () => {
    render(<FailureList failures={[FAILURE]} more="and 3 more" />);
    const table = screen.getByRole('table', { name: 'Could not be processed' });
    const link = within(table).getByRole<HTMLAnchorElement>('link', { name: FAILURE.reference });
    expect(link.getAttribute('href')).toBe(FAILURE.href);
    for (const text of [FAILURE.task, FAILURE.since, FAILURE.code]) within(table).getByText(text);
    screen.getByText('and 3 more');
  });

  it('STR-2: links no order where a whole step failed', () => {
    render(<FailureList failures={[{ ...FAILURE, reference: '', href: null }]} more="" />);
    expect(screen.queryByRole('link')).toBeNull();
    screen.getByText('All');
  });

  it('STR-2: is not there while everything succeeds', () => {
    const { container } = render(<FailureList failures={[]} more="" />);
    expect(container.textContent).toBe('');
  });
});
