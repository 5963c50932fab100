import { internationalNumber, nationalNumber, readablePhone } from './phone';

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

  it('is readable with a space after the prefix, without the trunk 0', () => {
    expect(readablePhone('44', '07700 900123')).toBe('+44 7700900123');
    expect(readablePhone('39', '06 1234 5678')).toBe('+39 0612345678');
  });
});
