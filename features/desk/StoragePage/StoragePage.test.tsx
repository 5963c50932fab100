import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StorageView, RentalView } from '@/lib/contracts/desk-storage';
import { StoragePage } from './StoragePage';
import { RentalPage } from './RentalPage';

const STORES: StorageView & { readonly title: string } = {
  kind: 'storage',
  title: 'Storage',
  filters: { state: 'open' },
  sizes: [{ title: '6 × 4 ft', capacity: 1200, free: 1199, occupied: 1, held: 0 }],
  states: [{ value: 'open', label: 'Something is unpaid' }],
  rentals: [
    {
      reference: 'SM-7K3P-9QXA',
      href: '/desk/storage/SM-7K3P-9QXA',
      name: 'Ada Lovelace',
      unit: '6 × 4 ft unit',
      nextUnit: '3 × 5 ft unit on Tue 9 Mar 2027',
      since: 'Tue 15 Dec 2026',
      paidUntil: 'Tue 12 Jan 2027',
      next: '',
      state: { label: 'In arrears', tag: 'error' },
      owed: '£65.72, 9 days',
    },
  ],
  paging: { page: 1, pages: 1, total: 1, before: null, after: null },
  csv: { path: '/api/desk/money.csv', from: '2027-01-01', to: '2027-01-21' },
};

const STORE: RentalView = {
  kind: 'store',
  reference: 'SM-7K3P-9QXA',
  title: 'Ada Lovelace, 6 × 4 ft unit',
  note: 'Rang twice',
  state: { label: 'In arrears', tag: 'error' },
  facts: [{ label: 'Unpaid', text: '£65.72, 9 days' }],
  delegates: [
    {
      id: 'sam',
      name: 'Sam',
      email: 'sam@example.com',
      state: { label: 'Can order', tag: 'success' },
      since: 'Tue 24 Nov 2026, 09:00',
    },
  ],
  charges: [
    {
      from: '2027-02-09',
      period: 'Tue 9 Feb 2027 to Tue 9 Mar 2027',
      amount: '£65.72',
      state: { label: 'Refused', tag: 'error' },
      detail: 'refused 4 times',
      canWaive: true,
    },
    {
      from: '2027-01-12',
      period: 'Tue 12 Jan 2027 to Tue 9 Feb 2027',
      amount: '£65.72',
      state: { label: 'Paid', tag: 'success' },
      detail: '',
      canWaive: false,
    },
  ],
  canAsk: true,
  endRule: 'Rent is charged to the end of the week.',
  priceFrom: '2027-03-20',
  today: '2027-02-18',
};

const formOf = (button: string) => screen.getByRole('button', { name: button }).closest('form');
const fieldsOf = (button: string) => Object.fromEntries(new FormData(formOf(button) ?? undefined));

describe('the stores at the desk', () => {
  it('STO-3: are a table of who is where, paid until when, and what is open', () => {
    render(<StoragePage {...STORES} />);
    const row = screen.getByRole('row', { name: /SM-7K3P-9QXA/ });
    for (const text of [
      'Ada Lovelace',
      'moves into 3 × 5 ft unit on Tue 9 Mar 2027',
      'In arrears',
      'Tue 12 Jan 2027',
      '£65.72, 9 days',
    ]) {
      expect(row).toHaveTextContent(text);
    }
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/desk/storage/SM-7K3P-9QXA');
    expect(screen.getByLabelText('Status')).toHaveValue('open');
    expect(screen.getByRole('row', { name: '6 × 4 ft 1,199 1 0 1,200' })).toBeInTheDocument();
  });

  it('STO-3: give the bookkeeper a file of a range of days', () => {
    render(<StoragePage {...STORES} />);
    const save = 'Save payments and refunds as CSV';
    expect(formOf(save)).toHaveAttribute('action', '/api/desk/money.csv');
    expect(fieldsOf(save)).toEqual({ from: '2027-01-01', to: '2027-01-21' });
  });

  it('STO-3: say so when none match', () => {
    render(<StoragePage {...STORES} rentals={[]} />);
    expect(screen.getByText('No storage matches.')).toBeInTheDocument();
  });
});

describe('a store at the desk', () => {
  it('STO-3: can be asked for what is open, and has only that waived', async () => {
    render(<RentalPage {...STORE} />);
    expect(formOf('Email a payment link')).toHaveAttribute('action', '/api/desk/ask_for_storage');
    const waive = 'Waive Tue 9 Feb 2027 to Tue 9 Mar 2027';
    expect(screen.getAllByRole('button', { name: /^Waive/ })).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Reason'), 'Damp');
    expect(fieldsOf(waive)).toEqual({ reference: STORE.reference, from: '2027-02-09', reason: 'Damp' });
    expect(formOf(waive)).toHaveAttribute('action', '/api/desk/waive_charge');
  });

  it('STO-3: is ended, priced and noted by forms that offer no day that would be refused', () => {
    render(<RentalPage {...STORE} />);
    expect(fieldsOf('Announce it')).toMatchObject({ from: '2027-03-20' });
    expect(screen.getByLabelText('From')).toHaveAttribute('min', '2027-03-20');
    expect(fieldsOf('End the storage')).toMatchObject({ date: '2027-02-18' });
    expect(screen.getByLabelText('Everything is out on')).toHaveAttribute('min', '2027-02-18');
    expect(fieldsOf('Save the note')).toMatchObject({ note: 'Rang twice' });
  });

  it('STO-3: offers nothing of that when it has ended and nothing is open', () => {
    render(<RentalPage {...STORE} charges={[]} canAsk={false} endRule={null} priceFrom={null} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Save the note']);
    expect(screen.getByText('None yet.')).toBeInTheDocument();
  });

  it('OWN-1: lists who may order returns from it', () => {
    render(<RentalPage {...STORE} />);
    const table = screen.getByRole('table', { name: 'People who can order a return' });
    expect(within(table).getByRole('row', { name: /Sam/ })).toHaveTextContent(
      'Samsam@example.comCan orderTue 24 Nov 2026, 09:00',
    );
  });
});
