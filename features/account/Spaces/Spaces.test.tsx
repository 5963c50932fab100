import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { SpaceCard } from '../types';
import { Spaces } from './Spaces';

const EMPTY = {
  title: 'Nothing in storage',
  text: '',
  action: { label: 'Store things', href: '/' },
  drawing: { path: '/drawings/room.svg', width: 1, height: 1, alt: '' },
};

const inIt = (items: readonly FurnitureItem[]) => items.map((item) => ({ ...item, free: item.quantity }));

const card = (title: string, width: number, depth: number): SpaceCard => ({
  orderId: title,
  title,
  floor: { width, depth },
  badge: { kind: 'success', text: 'In storage' },
  isComing: false,
  order: { reference: 'SM-ABCD', href: '/orders/SM-ABCD' },
  facts: [],
  links: [],
  things: inIt([{ id: 'box', title: 'Medium box', quantity: 3, cubicFeet: 3, kilograms: 10 }]),
  bringBack: null,
  actions: [],
});

const drawingOf = (title: string) => screen.getByRole('img', { name: new RegExp(`^${title}`) });

/** Returns the percentage of the width that a drawing takes. */
const shareOf = (title: string) => Number.parseFloat(drawingOf(title).style.getPropertyValue('--share'));

/** Returns the share of the width per unit of the drawing's view box. */
function scaleOf(title: string): number {
  const [, , width = 0] = (drawingOf(title).getAttribute('viewBox') ?? '').split(' ').map(Number);
  return shareOf(title) / width;
}

describe('units of one client', () => {
  it('ILL-1: show and name what does not fit, in the same scale', () => {
    const bed = { id: 'bed_double', title: 'Double bed', quantity: 1, cubicFeet: 60, kilograms: 70 };
    const sofa = { id: 'sofa_corner', title: 'Corner sofa', quantity: 2, cubicFeet: 90, kilograms: 95 };
    const cards = [{ ...card('3 × 3 ft unit', 3, 3), things: inIt([bed, sofa]) }, card('12 × 8 ft unit', 12, 8)];
    render(<Spaces kind="items" cards={cards} past={[]} empty={EMPTY} />);
    expect(screen.getByText(/^Does not fit: /)).toHaveTextContent(/× Corner sofa/);
    expect(drawingOf('3 × 3 ft unit')).toHaveAccessibleName(/Does not fit: .*× Corner sofa\./);
    expect(scaleOf('3 × 3 ft unit')).toBeCloseTo(scaleOf('12 × 8 ft unit'), 3);
  });

  it('STO-4: one that is still to be collected says when its things can come back', () => {
    render(
      <Spaces
        kind="items"
        cards={[{ ...card('6 × 4 ft unit', 6, 4), orderId: 'unit', isComing: true }]}
        past={[]}
        empty={EMPTY}
      />,
    );
    expect(screen.getByRole('list', { name: 'What we collect' })).toHaveTextContent('3 × Medium box');
    expect(screen.getByText(/^Once they are in storage, you choose here what should come back/)).toBeInTheDocument();
  });

  it('ILL-1: are drawn to one scale', () => {
    const cards = [card('3 × 3 ft unit', 3, 3), card('6 × 4 ft unit', 6, 4), card('12 × 8 ft unit', 12, 8)];
    render(<Spaces kind="items" cards={cards} past={[]} empty={EMPTY} />);
    const [small, middle, large] = cards.map(({ title }) => scaleOf(title));
    expect(shareOf('12 × 8 ft unit')).toBe(100);
    expect(small).toBeCloseTo(large ?? 0, 3);
    expect(middle).toBeCloseTo(large ?? 0, 3);
  });

  it('ILL-1: a small one alone does not fill the width', () => {
    render(<Spaces kind="items" cards={[card('3 × 3 ft unit', 3, 3)]} past={[]} empty={EMPTY} />);
    expect(shareOf('3 × 3 ft unit')).toBeLessThan(50);
  });
});
