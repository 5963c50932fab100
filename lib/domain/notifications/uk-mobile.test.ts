import { isUkMobile } from './uk-mobile';

it.each([
  ['+447700900123', true],
  ['+447911123456', true],
  ['+447624123456', true],
  ['+447625123456', false],
  ['+447012345678', false],
  ['+442079460123', false],
  ['+33612345678', false],
  ['+44770090012', false],
  ['+4477009001234', false],
  ['07700900123', false],
  ['', false],
])('DAY-3: %s gets texts: %s', (number, does) => {
  expect(isUkMobile(number)).toBe(does);
});
