import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { OrderActions } from './OrderActions';

it('DSK-1: everything that can be done is there without script, the seldom in one place that opens', () => {
  const all = ['complete', 'reschedule', 'address', 'items', 'extra', 'claim', 'confirm', 'refund', 'cancel'] as const;
  render(<OrderActions reference="SM-AAAA-BBBB" actions={all} pressKey="press" />);
  const more = screen.getByText('More').closest('details');
  expect(more).not.toHaveAttribute('open');
  if (!more) throw new Error('Nothing opens');
  const inside = within(more);
  const links = inside.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(links).toEqual(['Record a claim', 'Refund a part', 'Cancel']);
  expect(inside.getByRole('button', { name: 'Confirm as paid', hidden: true })).toBeInTheDocument();
  const outside = screen.getAllByRole('link').filter((link) => !more.contains(link));
  expect(outside.map(({ textContent }) => textContent)).toEqual([
    ...['Reschedule', 'Change the address', 'Change the items', 'Extras on the day'],
  ]);
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark as done' });
  expect(done.form).toHaveAttribute('action', '/api/desk/complete_order');
});

it('DSK-1: nothing opens where there is nothing seldom', () => {
  render(<OrderActions reference="SM-AAAA-BBBB" actions={['payment_link']} pressKey="press" />);
  expect(screen.queryByText('More')).toBeNull();
});
