import { typedRows } from './data-file';

type Row = { readonly bank: 'north' | 'south'; readonly home: { readonly kinds: readonly ('flat' | 'house')[] } };
const ALLOWED = { bank: ['north', 'south'], kinds: ['flat', 'house'] };
const read = (bank: string, ...kinds: readonly string[]) =>
  typedRows<Row>(
    'areas.json',
    [
      { bank: 'north', home: { kinds: [] } },
      { bank, home: { kinds } },
    ],
    ALLOWED,
  );

describe('a data file', () => {
  it('gives its rows unchanged', () => {
    expect(read('south', 'flat', 'house')[1]).toEqual({ bank: 'south', home: { kinds: ['flat', 'house'] } });
  });

  it('stops at a value that its field cannot have, and names the file, the row and the field', () => {
    expect(() => read('west', 'flat')).toThrow('areas.json: row 2.bank cannot be “west”');
    expect(() => read('south', 'flat', 'boat')).toThrow('areas.json: row 2.home.kinds cannot be “boat”');
  });
});
