import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { StoragePaymentsView } from '@/lib/contracts/storage-payments-view';
import { storageProps } from './model';
import { StoragePage } from './StoragePage';

const RENTED: StoragePaymentsView = {
  reference: 'SM-7K3P-9QXA',
  unit: '6 × 4 ft unit',
  state: 'active',
  since: '2026-12-15',
  paidUntil: '2027-02-09',
  endsOn: null,
  minimumTermEnd: '2027-01-15',
  next: { on: '2027-02-09', weeks: 4, amount: 65.72 },
  perPayment: { weeks: 4, amount: 65.72 },
  newPrice: null,
  nextUnit: null,
  hasCard: true,
  owed: 0,
  refunds: [],
  charges: [
    {
      from: '2027-01-12',
      until: '2027-02-09',
      amount: 65.72,
      state: 'paid',
      nextTryAt: null,
      invoice: 'INV-2027-000012',
    },
  ],
  end: {
    first: '2027-01-22',
    last: '2027-07-20',
    chosen: { returnsOn: '2027-01-27', endsOn: '2027-01-27', back: 16.43, stillCharged: 0 },
  },
};

const show = (view: Partial<StoragePaymentsView> = {}, query: Readonly<Record<string, string>> = {}) =>
  render(<StoragePage {...storageProps({ ...RENTED, ...view }, 'key', query)} />);
const rowsOf = (name: string) => {
  const section = screen.getByRole('region', { name });
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('STO-3: the payments of a store', () => {
  it('say what is agreed and paid, what comes next, and lead back to the order', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your storage payments');
    expect(screen.getByText('£65.72 every 4 weeks')).toBeInTheDocument();
    expect(screen.getByText(/^£65\.72 on Tuesday 9 February 2027/)).toBeInTheDocument();
    expect(rowsOf('Payments')).toEqual([
      '12 January 2027 to 9 February 2027Invoice for 12 January 2027 to 9 February 2027Paid£65.72',
      '15 December 2026 to 12 January 2027PaidWith your order',
    ]);
    expect(screen.getByRole('link', { name: 'Back to your order' })).toHaveAttribute(
      'href',
      '/orders/SM-7K3P-9QXA?token=key',
    );
    expect(screen.queryByText(/is outstanding/)).toBeNull();
  });

  it('INV-1: lead from each payment to its invoice', () => {
    show({});
    expect(screen.getByRole('link', { name: 'Invoice for 12 January 2027 to 9 February 2027' })).toHaveAttribute(
      'href',
      expect.stringContaining('/orders/SM-7K3P-9QXA/invoices/INV-2027-000012'),
    );
  });

  it('say what is open, when the card is asked again, and where it is paid', () => {
    const nextTryAt = '2027-02-10T00:10:00.000Z';
    const failed = {
      from: '2027-02-09',
      until: '2027-03-09',
      amount: 65.72,
      state: 'failed',
      nextTryAt,
      invoice: null,
    } as const;
    show({ state: 'in_arrears', owed: 65.72, charges: [failed, ...RENTED.charges] });
    expect(screen.getByRole('heading', { name: '£65.72 is outstanding.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay £65.72' })).toHaveAttribute(
      'href',
      '/api/orders/SM-7K3P-9QXA/storage/pay?token=key',
    );
    expect(rowsOf('Payments')[0]).toContain('We try your card again on ');
  });

  it.each([
    [true, 'Change your card', /never see its number/],
    [false, 'Add a card', /No card is kept/],
  ])('lead to the card page (kept: %s)', (hasCard, label, words) => {
    show({ hasCard });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute(
      'href',
      '/api/orders/SM-7K3P-9QXA/storage/card?token=key',
    );
  });

  it.each([
    [{ payment: 'paid' }, 'Thank you. Your payment has arrived'],
    [{ payment: 'cancelled' }, 'Nothing was taken'],
    [{ payment: 'unavailable' }, 'No money was taken'],
    [{ card: 'kept' }, 'from this card from now on'],
  ])('welcome whoever comes back with %j', (query, words) => {
    show({ end: null }, query);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('show the end by a plain form: the day, what comes back, and the button that books it', () => {
    show();
    const section = screen.getByRole('region', { name: 'End your storage' });
    const day = within(section).getByLabelText('Everything back on');
    expect(day).toHaveValue('2027-01-27');
    expect([day.getAttribute('min'), day.getAttribute('max')]).toEqual(['2027-01-22', '2027-07-20']);
    expect(within(section).getByRole('status')).toHaveTextContent('£16.43');
    const form = day.closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/orders/SM-7K3P-9QXA/storage#end']);
  });

  it('show refunds as what went back, and offer no end once there is one', () => {
    const refund = { at: '2027-01-28T00:10:00.000Z', amount: 16.43, isDone: true, note: null };
    show({ state: 'ended', next: null, endsOn: '2027-01-27', refunds: [refund], end: null });
    expect(rowsOf('Payments')[0]).toMatch(/^Refund.*Refunded−£16\.43$/);
    expect(screen.queryByRole('region', { name: 'End your storage' })).toBeNull();
    expect(screen.getByText('Wednesday 27 January 2027')).toBeInTheDocument();
  });
});
