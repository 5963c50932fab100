import { COVER_STEPS } from '../order-types';
import { stepTitle } from './cover-words';
import { stepPrice } from './list-lines';

it.each([
  ['included', 'Up to £100 an item and £10,000 a job', 'included'],
  ['raised', 'Up to £500 an item and £15,000 a job', '+£19'],
  ['high', 'Up to £1,500 an item and £25,000 a job', '+£39'],
  ['highest', 'Up to £5,000 an item and £50,000 a job', '+£89'],
] as const)('PLN-3 the step %s says its limits and its price', (step, title, price) => {
  expect([stepTitle(step), stepPrice(step)]).toEqual([title, price]);
  expect(COVER_STEPS).toContain(step);
});
