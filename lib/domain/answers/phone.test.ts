import { dialledNumber, isPhoneNumber, readableNumber, readablePhone, understoodPhone, writtenWithCode } from './phone';

describe('readablePhone', () => {
  it.each([
    ['44', '07700 900123', '+44 7700 900123', 'a mobile'],
    ['44', '02079460123', '+44 20 7946 0123', 'London'],
    ['44', '01134960123', '+44 113 496 0123', 'Leeds'],
    ['44', '0161 496 0123', '+44 161 496 0123', 'Manchester'],
    ['44', '01632960123', '+44 1632 960123', 'another area'],
    ['44', '03069990123', '+44 306 999 0123', 'no area'],
    ['44', '169772345', '+44 16977 2345', 'a short number of Brampton'],
    ['39', '06 1234 5678', '+39 06 1234 5678', 'a country that keeps its 0'],
    ['44', '+33 6 12 34 56 78', '+33 6 12 34 56 78', 'another country than the prefix'],
    ['33', '0044 7700 900123', '+44 7700 900123', 'its code after 00'],
    ['44', 'none', '+44 ', 'no number'],
  ])('of +%s, %s is written %s (%s)', (prefix, phone, written) => {
    expect(readablePhone(prefix, phone)).toBe(written);
  });

  it('reads a number that carries its code', () => {
    expect(['+447700900123', '+353850123456'].map(readableNumber)).toEqual(['+44 7700 900123', '+353 85 012 3456']);
  });
});

describe('understoodPhone', () => {
  it.each([
    ['44', '7700900123', '44', '7700900123', false],
    ['44', '07700900123', '44', '7700900123', false],
    ['44', '07700 900123', '44', '7700900123', false],
    ['44', '7700 900123', '44', '7700900123', false],
    ['44', '07700-900-123', '44', '7700900123', false],
    ['44', '(07700) 900.123', '44', '7700900123', false],
    ['44', '+44 7700 900123', '44', '7700900123', true],
    ['44', '+4407700900123', '44', '7700900123', true],
    ['39', '06 1234 5678', '39', '0612345678', false],
    ['1', '(212) 456-7890', '1', '2124567890', false],
    ['44', '+44 (0)7700 900123', '44', '7700900123', true],
    ['44', '0044 7700 900123', '44', '7700900123', true],
    ['44', '447700900123', '44', '7700900123', true],
    ['44', '+33 6 12 34 56 78', '33', '612345678', true],
    ['44', '0033 (0)6 12 34 56 78', '33', '612345678', true],
    ['33', '+44 7700 900123', '44', '7700900123', true],
    ['44', '+39 06 6988 3712', '39', '0669883712', true],
    // The longest code that fits: 352 is Luxembourg's, 35 is unassigned.
    ['44', '+352 621 123456', '352', '621123456', true],
    ['44', '+998 90 123 45 67', '998', '901234567', true],
    ['44', '+84 91 234 56 78', '84', '912345678', true],
    ['44', '0062 812 345 678', '62', '812345678', true],
    ['44', '07700·900·123', '44', '7700900123', false],
    ['44', '07700•900•123', '44', '7700900123', false],
    ['44', '07700_900_123', '44', '7700900123', false],
    ['44', '07700|900|123', '44', '7700900123', false],
    ['44', '07700, 900 123,', '44', '7700900123', false],
    ['44', '07700\u2011900\u2011123', '44', '7700900123', false],
    ['44', '\ufeff07700 900123\u200e', '44', '7700900123', false],
    ['44', '\u202a+44 7700 900123\u202c', '44', '7700900123', true],
    ['44', '07700\u2060900\u200b123', '44', '7700900123', false],
    ['44', '０７７００９００１２３', '44', '7700900123', false],
    ['44', '＋４４ 7700 900123', '44', '7700900123', true],
    ['44', 'tel:+44-7700-900-123', '44', '7700900123', true],
    ['44', 'Tel. 07700 900123', '44', '7700900123', false],
    ['44', '(+44) 7700 900123', '44', '7700900123', true],
    ['44', '++44 7700 900123', '44', '7700900123', true],
    // An unassigned code, and no number at all.
    ['44', '+999 90 123 45 67', '44', '999901234567', false],
    ['44', '', '44', '', false],
    ['44', '+44', '44', '', false],
  ])('FORM-3: beside +%s, "%s" is +%s %s', (prefix, typed, phonePrefix, phone, saysCode) => {
    expect(understoodPhone(prefix, typed)).toEqual({ phonePrefix, phone });
    expect(writtenWithCode(prefix, typed)).toEqual(saysCode ? { phonePrefix, phone } : null);
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
});

describe('isPhoneNumber', () => {
  it.each([
    ['44', '020 7946 0123', true, 'London'],
    ['44', '07700 900123', true, 'a number for fiction'],
    ['44', '01632 960123', true, 'another'],
    ['44', '+33 6 12 34 56 78', true, 'another country that is offered'],
    ['44', '+998 90 123 45 67', true, 'Uzbekistan'],
    ['44', '+84 91 234 56 78', true, 'Vietnam'],
    ['44', '+62 812 345 678', true, 'Indonesia'],
    ['84', '091 234 56 78', true, 'Vietnam, chosen from the list'],
    ['44', '07700·900·123', true, 'middle dots'],
    ['44', '07700 900123 ext 5', false, 'an extension'],
    ['44', '07700 900123 / 07700 900124', false, 'two numbers'],
    ['44', '07700 900123 (Mum)', false, 'a word beside it'],
    ['44', '07700+900123', false, 'a plus in the middle'],
    ['44', '+999 90 123 45 67', false, 'a code of no country'],
    ['44', '07700 90012', false, 'a digit too few'],
    ['44', '07700 9001234', false, 'a digit too many'],
    ['44', 'call me', false, 'words'],
    ['44', '+44', false, 'a code alone'],
    ['999', '07700 900123', false, 'a prefix of no country'],
    ['none', '07700 900123', false, 'no prefix'],
    ['', '07700 900123', false, 'none at all'],
    ['constructor', '07700 900123', false, 'a word of the language'],
    ['44', '\u0000'.repeat(1000), false, 'no characters that are read'],
  ])('FORM-3: beside +%s, "%s": %s (%s)', (prefix, phone, isOne) => {
    expect(isPhoneNumber(prefix, phone)).toBe(isOne);
  });
});
