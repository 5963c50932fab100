import { pence } from '../money';
import { charge } from './charge';

it('a line has its code for a key, unless several lines share it', () => {
  const words = { label: 'No parking', detail: 'at collection' };
  const line = { code: 'parking_collection', ...words, amount: 1_500 };
  expect(charge('parking_collection', pence(1_500), words)).toEqual({ ...line, key: 'parking_collection' });
  expect(charge('parking_collection', pence(1_500), words, 'parking_2')).toEqual({ ...line, key: 'parking_2' });
});

it('a line without a detail has none, not an empty one', () => {
  expect(Object.keys(charge('packing', pence(9_900), { label: 'Packing by us' }))).not.toContain('detail');
});
