import { isPersons, suspicionOf } from './held-form';

describe('FRM-1: which forms are held', () => {
  it.each([
    // trap, seconds, fields
    [false, 2.9, 5, 'too_fast'],
    [false, 3, 5, null],
    [false, null, 5, null],
    // A browser fills a phone number, alone or with a name.
    [false, 0.1, 1, null],
    [false, 0.1, 2, null],
    [false, 0.1, 3, 'too_fast'],
    [true, 20, 5, 'honeypot'],
    [true, 0.1, 2, 'honeypot'],
    [true, 0.1, 5, 'honeypot_and_too_fast'],
  ])('trap filled %s, %p s, %i fields: %p', (isTrapFilled, ageSeconds, fields, suspicion) => {
    expect(suspicionOf({ isTrapFilled, ageSeconds, fields })).toBe(suspicion);
  });
});

describe('FRM-1: which of them were a person’s', () => {
  it.each([
    ['one quick form', 'too_fast', ['Zoë', 'Can the crew bring a ladder?'], 1, true],
    ['a hidden field that a password manager filled', 'honeypot', ['Zoë'], 1, true],
    ['three tries', 'too_fast', ['Zoë'], 3, true],
    ['a fourth that is alike', 'too_fast', ['Zoë'], 4, false],
    ['both signs', 'honeypot_and_too_fast', ['Zoë'], 1, false],
    ['an address', 'too_fast', ['Zoë', 'See HTTPS://spam.example'], 1, false],
    ['a bare address', 'too_fast', ['www.spam.example'], 1, false],
    ['markup', 'honeypot', ['<a href=x>'], 1, false],
    ['less and more', 'too_fast', ['a box < 1 m and > 2 kg'], 1, true],
  ] as const)('%s', (_, reason, texts, alike, persons) => {
    expect(isPersons({ reason, texts, alike })).toBe(persons);
  });
});
