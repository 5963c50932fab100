import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { bookFromAccount } from '@/lib/contracts/accounts';
import type { OrderRow } from './types';
import { Orders } from './Orders';

const EMPTY = {
  title: 'No orders yet',
  text: '',
  action: { label: 'Get a price', href: '/' },
  drawing: { path: '/drawings/room.svg', width: 1, height: 1, alt: '' },
};
const row = (reference: string, again: string | null): OrderRow => ({
  orderId: `id of ${reference}`,
  reference,
  title: '1 bedroom move',
  services: 'Moving',
  when: '',
  total: '£259',
  badge: { kind: 'success', text: 'Booked' },
  href: `/orders/${reference}`,
  again,
  documents: [],
  note: null,
  actions: [{ label: 'Change the day', href: `/orders/${reference}?change=slot` }],
});

describe('orders of the account', () => {
  it('each name the order that a link or a button is about', () => {
    render(<Orders kind="orders" ahead={[row('SM-AAAA', 'Book again')]} past={[row('SM-BBBB', null)]} empty={EMPTY} />);
    const [first, second] = screen.getAllByRole('listitem');
    if (!first || !second) throw new Error('Two orders are listed');
    const link = within(first).getByRole('link', { name: 'Change the day, order SM-AAAA' });
    expect(link).toHaveAttribute('href', '/orders/SM-AAAA?change=slot');
    expect(within(second).queryByRole('button')).toBeNull();
  });

  it('show their invoices beside what can be done', () => {
    const invoice = { title: 'Invoice INV-2026-000001', text: '24 November 2026, £259', href: '/invoice' };
    const ordered = { ...row('SM-AAAA', 'Book again'), documents: [invoice] };
    render(<Orders kind="orders" ahead={[ordered]} past={[]} empty={EMPTY} />);
    expect(screen.getByRole('link', { name: 'Invoice INV-2026-000001' })).toHaveAttribute('href', '/invoice');
    expect(screen.getByRole('link', { name: 'Change the day, order SM-AAAA' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book again, order SM-AAAA' })).toBeVisible();
  });

  it('say why nothing can be changed', () => {
    const note = 'The crew is on its way.';
    render(<Orders kind="orders" ahead={[{ ...row('SM-AAAA', null), note }]} past={[]} empty={EMPTY} />);
    expect(screen.getByText(note)).toBeVisible();
  });

  it('are booked again by a plain form', () => {
    render(<Orders kind="orders" ahead={[]} past={[row('SM-AAAA', 'Book again')]} empty={EMPTY} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Book again, order SM-AAAA' });
    const { form } = button;
    expect(form).toHaveAttribute('action', bookFromAccount.path);
    expect(form && Object.fromEntries(new FormData(form, button))).toEqual({ orderId: 'id of SM-AAAA', what: 'again' });
  });
});
