import { plainLine, readEmail, withoutTrailingComma } from './typed-text';

describe('RDT-1: the one reader of email addresses', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  ada@example.com ', 'ada@example.com'],
    ['ada@example.com,', 'ada@example.com'],
    ['ada@example.com.', 'ada@example.com'],
    ['ada@example.com;', 'ada@example.com'],
    ['<ada@example.com>', 'ada@example.com'],
    ['Ada Sample <ada@example.com>', 'ada@example.com'],
    ['Ada Sample <ada@example.com>,', 'ada@example.com'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ['"ada@example.com"', 'ada@example.com'],
    ['ada＠example.com', 'ada@example.com'],
    ['\ufeffada@example.com\u200b', 'ada@example.com'],
    ['\u202aada@example.com\u202c', 'ada@example.com'],
    ['Ada.Sample+move@example.com', 'Ada.Sample+move@example.com'],
    ["o'brien@example.com", "o'brien@example.com"],
  ])('reads "%s" as %s', (text, email) => {
    expect(readEmail(text)).toBe(email);
  });

  it.each(['', 'ada', 'ada@', 'ada@example.com, bob@example.com', 'ada @example.com'])(
    'guesses nothing in "%s"',
    (text) => {
      expect(readEmail(text)).toBe(text);
    },
  );
});

it.each([
  ['12 Elm Road,', '12 Elm Road'],
  ['London ,; ', 'London'],
  ['Flat 2, 12 Elm Road', 'Flat 2, 12 Elm Road'],
])('RDT-1: "%s" loses its trailing comma', (text, line) => {
  expect(withoutTrailingComma(text)).toBe(line);
});

it('RDT-1: a line has plain digits, single breaks as blanks and nothing that nobody sees', () => {
  expect(plainLine('\ufeff１２\u200b\tElm\u2028Road\u202e')).toBe('12 Elm Road');
});
