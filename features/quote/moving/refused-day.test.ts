import { REFUSED_DAY, waitingDay } from './flow';

it.each([
  ['nothing is refused', {}, {}],
  ['nothing is refused any more', { [REFUSED_DAY]: { text: '' } }, {}],
  [
    'the day is refused',
    { [REFUSED_DAY]: { text: 'They stop by 23:00.' } },
    { 'timeSlot.movingDate': 'They stop by 23:00.' },
  ],
])('PLN-1: where %s the step goes on, or says why not', (_, halfTyped, errors) => {
  expect(waitingDay(halfTyped)).toEqual(errors);
});
