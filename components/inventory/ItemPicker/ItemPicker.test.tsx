import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { ItemPicker } from './ItemPicker';

const POPULAR = FURNITURE.filter(({ id }) => ['bed_double', 'sofa_3', 'box_medium'].includes(id)).toReversed();

const picker = (state: 'loading' | 'ready') => (
  <ItemPicker
    catalogue={{ state, items: state === 'ready' ? FURNITURE : POPULAR, retry: jest.fn() }}
    popularItems={POPULAR}
    pictures={POPULAR.map(({ id }) => [id, id, 60, 60])}
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

it('ILL-1: fetches the pictures of the whole list once an item is shown that is not among the popular', async () => {
  const { container } = render(picker('ready'));
  const withPicture = () => [...container.querySelectorAll('li')].filter((item) => item.querySelector('img'));
  expect(withPicture()).toHaveLength(POPULAR.length);
  fireEvent.click(screen.getByRole('button', { name: 'Kitchen' }));
  await waitFor(() => expect(withPicture()).toHaveLength(container.querySelectorAll('li').length));
  expect(withPicture().length).toBeGreaterThan(5);
});
