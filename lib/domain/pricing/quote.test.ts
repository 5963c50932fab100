import { totalLabel } from './quote';

it('LAW-1: a total that more follows is called the first payment', () => {
  expect([totalLabel({}), totalLabel({ follows: [] })]).toEqual(['Total', 'First payment']);
});
