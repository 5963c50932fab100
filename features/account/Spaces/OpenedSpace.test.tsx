import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { OpenedSpace as Opened } from '@/lib/contracts/accounts';
import { openedBack, openedCard } from '../model/page';
import { OpenedSpace } from './Spaces';

const BOXES = { id: 'box_m', title: 'Medium box', quantity: 3, cubicFeet: 3, kilograms: 10 };
const SPACE: Opened = {
  orderId: 'unit',
  owner: 'Nadia',
  title: '6 × 4 ft unit',
  storageSpace: 'Plan 6x4',
  squareFeet: null,
  since: '2026-12-15',
  phase: 'stored',
  items: [BOXES],
  unbooked: [BOXES],
  isOpen: true,
  access: null,
  returnsOn: null,
};

async function show(changes: Partial<Opened> = {}) {
  const space = { ...SPACE, ...changes };
  const asked = { orderId: undefined, things: [] };
  const bringBack = await openedBack(space, asked, () => Promise.resolve({ totalWithDiscount: 49, smallerUnit: null }));
  render(<OpenedSpace {...openedCard(space, { bringBack, notice: null })} widest={1000} />);
}

describe('a unit of somebody else', () => {
  it('OWN-1: says whose it is, what is in it, and that only its owner ends the storage', async () => {
    await show();
    expect(screen.getByRole('region', { name: 'Nadia’s 6 × 4 ft unit' })).toHaveTextContent('Shared by Nadia');
    expect(screen.getByRole('spinbutton', { name: /Medium box/ })).toBeInTheDocument();
    expect(screen.getByText(/Only Nadia can have everything brought back/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue to the address' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /everything/ })).toBeNull();
    expect(document.body).not.toHaveTextContent(/a week|payment/);
  });

  it('OWN-1: lets nothing be chosen when it holds one thing', async () => {
    const one = [{ ...BOXES, quantity: 1 }];
    await show({ items: one, unbooked: one });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('1 × Medium box')).toBeInTheDocument();
    expect(screen.getByText(/^There is nothing you can have brought back/)).toBeInTheDocument();
  });
});
