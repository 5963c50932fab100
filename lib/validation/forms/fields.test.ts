import { EMAIL, INTERNATIONAL_PHONE, LOCAL_PHONE } from './schemas';

const six = '234567';
const fifteen = '234567890123456';

describe('LOCAL_PHONE', () => {
  it.each([`1${six}`, `9${six}`, `7${fifteen}`, '7700-900123', '7700.900.123', '7(700)900123', '1------'])(
    'PRC-8: "%s" is a local phone',
    (phone) => expect(phone).toMatch(LOCAL_PHONE),
  );

  it.each([
    ['', 'nothing'],
    [`0${six}`, 'a first digit 0'],
    ['123456', '5 more characters, one too few'],
    [`1${fifteen}7`, '16 more characters, one too many'],
    [`+1${six}`, 'a plus'],
    ['7700 900123', 'a space'],
    [`(${six}7`, 'a parenthesis first'],
    ['1234567a', 'a letter'],
    [`1${six}\n`, 'a line break'],
  ])('PRC-8: "%s" is none: %s', (phone) => expect(phone).not.toMatch(LOCAL_PHONE));
});

describe('INTERNATIONAL_PHONE', () => {
  it.each([`+1${six}`, `+9${six}`, `+4${fifteen}`, '+44-7700-900123', '+44(0)7700.900', '+442079460123'])(
    'PRC-8: "%s" is an international phone',
    (phone) => expect(phone).toMatch(INTERNATIONAL_PHONE),
  );

  it.each([
    ['', 'nothing'],
    [`1${six}`, 'no plus'],
    [`+0${six}`, 'a first digit 0'],
    ['+123456', '5 more characters, one too few'],
    [`+1${fifteen}7`, '16 more characters, one too many'],
    ['+44 7700900123', 'a space'],
    [`++1${six}`, 'two pluses'],
    ['+1234567x', 'a letter'],
  ])('PRC-8: "%s" is none: %s', (phone) => expect(phone).not.toMatch(INTERNATIONAL_PHONE));
});

describe('EMAIL', () => {
  it.each([
    'a@b.uk',
    'ada@example.com',
    'ada@example.info',
    'Ada.Lovelace+move@EXAMPLE.CO.UK',
    "o'brien_1%x-y@sub.example-1.org",
  ])('PRC-8: "%s" is an email address', (email) => expect(email).toMatch(EMAIL));

  it.each([
    ['', 'nothing'],
    ['ada@example.c', 'a top-level domain of 1 character'],
    ['ada@example.email', 'a top-level domain of 5 characters'],
    ['ada@example.c0m', 'a digit in the top-level domain'],
    ['ada@example', 'no top-level domain'],
    ['ada.example.com', 'no @'],
    ['@example.com', 'no name'],
    ['ada@.com', 'no domain'],
    ['ada@example..com', 'two dots'],
    ['ada@@example.com', 'two @'],
    ['ada lovelace@example.com', 'a space'],
    ['ada@example.com ', 'a blank at the end'],
  ])('PRC-8: "%s" is none: %s', (email) => expect(email).not.toMatch(EMAIL));

  // `npm run bench` measures how the time grows with the length.
  it('refuses long nonsense', () => {
    expect(`${'a.'.repeat(20_000)}@${'a.'.repeat(20_000)}!`).not.toMatch(EMAIL);
  });
});
