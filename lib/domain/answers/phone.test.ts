import {
  dialledNumber,
  internationalNumber,
  nationalNumber,
  readableNumber,
  readablePhone,
  understoodPhone,
  writtenWithCode,
} from './phone';

describe('nationalNumber', () => {
  it.each([
    '7700900123',
    '07700900123',
    '07700 900123',
    '07700-900-123',
    '(07700) 900.123',
    '+44 7700 900123',
    '+44 (0)7700 900123',
    '+4407700900123',
    '0044 7700 900123',
  ])('FORM-3: "%s" is 7700900123 of +44', (phone) => {
    expect(nationalNumber('44', phone)).toBe('7700900123');
  });

  it.each([
    ['39', '06 1234 5678', '0612345678'],
    ['1', '(212) 456-7890', '2124567890'],
    ['44', '+33 6 12 34 56 78', '33612345678'],
    ['44', '', ''],
  ])('of +%s, "%s" is "%s"', (prefix, phone, national) => {
    expect(nationalNumber(prefix, phone)).toBe(national);
  });

  it('QUO-7: is combined as plus, prefix, number', () => {
    expect(internationalNumber('44', '07700 900123')).toBe('+447700900123');
  });

  it.each([
    ['44', '07700 900123', '+44 7700 900123', 'a mobile'],
    ['44', '02079460123', '+44 20 7946 0123', 'London'],
    ['44', '01134960123', '+44 113 496 0123', 'Leeds'],
    ['44', '0161 496 0123', '+44 161 496 0123', 'Manchester'],
    ['44', '01632960123', '+44 1632 960123', 'another area'],
    ['44', '03069990123', '+44 306 999 0123', 'no area'],
    ['44', '169772345', '+44 169772345', 'a short number of Brampton'],
    ['39', '06 1234 5678', '+39 0612345678', 'another country'],
  ])('of +%s, %s is written %s (%s)', (prefix, phone, written) => {
    expect(readablePhone(prefix, phone)).toBe(written);
  });
});

describe('understoodPhone', () => {
  it.each([
    ['44', '07700 900123', '44', '7700900123', false],
    ['44', '7700 900123', '44', '7700900123', false],
    ['44', '+44 (0)7700 900123', '44', '7700900123', true],
    ['44', '0044 7700 900123', '44', '7700900123', true],
    ['44', '447700900123', '44', '7700900123', true],
    ['44', '+33 6 12 34 56 78', '33', '612345678', true],
    ['44', '0033 (0)6 12 34 56 78', '33', '612345678', true],
    ['33', '+44 7700 900123', '44', '7700900123', true],
    ['44', '+39 06 6988 3712', '39', '0669883712', true],
    // The longest code that fits: 352 is Luxembourg's, 35 nobody's.
    ['44', '+352 621 123456', '352', '621123456', true],
    // A code that is not offered, and no number at all.
    ['44', '+998 90 123 45 67', '44', '998901234567', false],
    ['44', '', '44', '', false],
    ['44', '+44', '44', '', false],
  ])('FORM-3: beside +%s, "%s" is +%s %s', (prefix, typed, phonePrefix, phone, saysCode) => {
    expect(understoodPhone(prefix, typed)).toEqual({ phonePrefix, phone });
    expect(writtenWithCode(prefix, typed)).toEqual(saysCode ? { phonePrefix, phone } : null);
  });

  it('FORM-3: is read out as it is understood', () => {
    expect(readablePhone('44', '+33 6 12 34 56 78')).toBe('+33 612345678');
    expect(readablePhone('33', '0044 7700 900123')).toBe('+44 7700 900123');
  });
});

describe('dialledNumber', () => {
  it.each([
    ['44', '07700 900123', '+447700900123'],
    ['44', '+44 7700 900123', '+447700900123'],
    ['44', '447700900123', '+447700900123'],
    ['44', '4407700900123', '+447700900123'],
    ['44', '+353 85 012 3456', '+353850123456'],
    ['44', '00353 85 012 3456', '+353850123456'],
    ['353', '085 012 3456', '+353850123456'],
  ])('FORM-3: beside +%s, "%s" is %s', (prefix, phone, number) => {
    expect(dialledNumber(prefix, phone)).toBe(number);
  });

  it('is readable where it is ours', () => {
    expect(['+447700900123', '+353850123456'].map(readableNumber)).toEqual(['+44 7700 900123', '+353850123456']);
  });
});
