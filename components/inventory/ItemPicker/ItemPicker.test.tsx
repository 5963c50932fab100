import { render, screen, within } from '@testing-library/react';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { ItemPicker } from './ItemPicker';

const POPULAR = FURNITURE.filter(({ id }) => ['bed_double', 'sofa_3', 'box_medium'].includes(id)).toReversed();

const picker = (state: 'loading' | 'ready') => (
  <ItemPicker
    catalogue={{ state, items: state === 'ready' ? FURNITURE : POPULAR, retry: jest.fn() }}
    popularItems={POPULAR}
    pictures={[]}
    chosen={[]}
    onChange={jest.fn()}
    maxQuantity={99}
    effectOf={() => ''}
    query=""
    onQuery={jest.fn()}
  />
);

const rooms = () =>
  within(screen.getByRole('group', { name: 'Rooms' }))
    .getAllByRole('button')
    .map((room) => room.textContent);

it('no room moves when the whole list has come', () => {
  const { rerender } = render(picker('loading'));
  const before = rooms();
  rerender(picker('ready'));
  expect(rooms()).toEqual(before);
  expect(before.length).toBeGreaterThan(5);
});
