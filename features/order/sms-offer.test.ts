import { smsOffer } from './offers';

const around = { token: 'key', action: '/set' };
const reference = 'SM-7K4Q-2XPD';

it.each([
  [
    true,
    'We text +44 7700 900123 the evening before we come, when the crew sets off, and if it is late.',
    'Stop texts',
    'off',
  ],
  [false, 'We do not text +44 7700 900123.', 'Send texts again', 'on'],
])('DAY-3: texts that are wanted: %s', (wanted, text, label, texts) => {
  const offer = smsOffer({ reference, texts: { number: '+44 7700 900123', wanted } }, around);
  expect(offer).toEqual({ action: '/set', fields: { reference, token: 'key', texts }, text, label });
});

it('DAY-3: where no texts go, none are spoken of', () => {
  expect(smsOffer({ reference, texts: null }, around)).toBeNull();
});
