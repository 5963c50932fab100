import { storedDocument, UnreadableDocument, type StoredDocument, type StoredText } from './document';

type AddedAt = Readonly<Partial<Record<'PACKING' | 'CLEANING', string>>>;
type AddedAtDocument = StoredDocument<'added_at', AddedAt>;

const AT = '2026-11-24T09:00:00.000Z';
const text = (stored: unknown) => JSON.stringify(stored) as StoredText<'added_at'>;

/** The upgrades of a test document: version 1 had a number, version 2 a name in lower case. */
const upgrades = [
  ({ one }: { readonly one: string }) => ({ packing: one }),
  ({ packing }: { readonly packing: string }) => ({ PACKING: packing }),
];
const first: AddedAtDocument = storedDocument('added_at');
const third: AddedAtDocument = storedDocument('added_at', upgrades);

describe('a stored document', () => {
  it('of the first version has no mark, of a later one it says which', () => {
    expect([first.version, first.write({ PACKING: AT })]).toEqual([1, text({ PACKING: AT })]);
    expect([third.version, third.write({ PACKING: AT })]).toEqual([3, text({ $v: 3, PACKING: AT })]);
  });

  it.each([
    ['the first', { one: AT }],
    ['the second', { $v: 2, packing: AT }],
    ['today’s', { $v: 3, PACKING: AT }],
  ])('of %s version is read as today’s', (_, stored) => {
    expect(third.read(text(stored))).toEqual({ PACKING: AT });
  });

  it.each([
    ['a newer version', text({ $v: 4, PACKING: AT }), 'added_at of version 4: this app knows 1 to 3'],
    ['a version that never was', text({ $v: 0, one: AT }), 'added_at of version 0: this app knows 1 to 3'],
    ['a version that is no number', text({ $v: 'Ada', one: AT }), 'added_at of version NaN: this app knows 1 to 3'],
    ['another shape', text({ $v: 3, PACKING: 7 }), 'added_at/PACKING must be string'],
    ['a word', text('Ada'), 'added_at is no JSON'],
    ['half a text', '{"PACKING":"Ada Lov' as StoredText<'added_at'>, 'added_at is no JSON'],
  ])('is refused when it is %s, without a word of what is in it', (_, stored, message) => {
    expect(() => third.read(stored)).toThrow(UnreadableDocument);
    expect(() => third.read(stored)).toThrow(message);
    expect(() => third.read(stored)).not.toThrow(/Ada/);
  });

  it('that is a list is refused where an object is expected', () => {
    expect(() => first.read(text([]))).toThrow('added_at must be object');
  });

  it('keeps what its kind does not name', () => {
    expect(first.read(text({ PACKING: AT, LATER: 1 }))).toEqual({ PACKING: AT, LATER: 1 });
  });
});
