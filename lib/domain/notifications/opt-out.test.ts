import { replyToSms } from './opt-out';

it.each([
  ['STOP', 'stop'],
  [' Stop. ', 'stop'],
  ['stop all', 'stop'],
  ['Opt-out', 'stop'],
  ['start', 'start'],
  ['Please stop at the back door', null],
  ['Yes', 'start'],
  ['yes please', null],
  ['', null],
])('DAY-3: %s means %s', (body, means) => {
  expect(replyToSms(body)).toBe(means);
});
