import { fits } from './search';

const TEXT = 'Don’t I need a parking suspension? £15 an address, for the café too.';

describe('fits', () => {
  it.each([
    ['', true],
    ['   ', true],
    ['parking', true],
    ['PARK', true],
    ['suspension parking', true],
    ['dont', true],
    ["don't", true],
    ['cafe', true],
    ['£15', true],
    ['king', false],
    ['parking lift', false],
  ])('%p: %p', (query, expected) => {
    expect(fits(TEXT, query)).toBe(expected);
  });
});
