import { MOST_PARTS, type SharedListDto } from '@/lib/contracts/shared-list';
import { participantsOf, firstOf, nameError, overText, partModel, resultText, shownRows } from './model';

const KEY = 'k'.repeat(43);
const view = (changes: Partial<SharedListDto> = {}): SharedListDto => ({
  state: 'open',
  total: 294,
  own: { pieces: 1, cubicFeet: 50, share: 105 },
  parts: [
    { id: 'p1', name: 'Tom', pieces: 3, cubicFeet: 90, share: 189 },
    { id: 'p2', name: 'Mia', pieces: 0, cubicFeet: 0, share: 0 },
  ],
  ...changes,
});
const NOTHING = { room: '', find: '', said: '' };
const part = (asked: Partial<typeof NOTHING> = {}, changes: Partial<SharedListDto> = {}) => {
  const items = [{ id: 'armchair', quantity: 2 }];
  return partModel({ key: KEY, id: 'p1', name: 'Tom', view: view(changes), items }, { ...NOTHING, ...asked });
};

describe('PLN-5 the pages of a shared list', () => {
  it('PLN-5 say who has what, the owner first, and what it comes to', () => {
    const { shares, total } = participantsOf(view(), 'You');
    expect(shares).toMatchObject([
      { name: 'You', amount: '1 item, 50 cu ft', share: '£105', percent: 35.7, canBeRemoved: false },
      { name: 'Tom', amount: '3 items, 90 cu ft', share: '£189', percent: 64.3, canBeRemoved: true },
      { name: 'Mia', amount: '0 items, 0 cu ft', share: '£0', percent: 0, canBeRemoved: true },
    ]);
    expect(total).toBe('Together 4 items, 140 cu ft: £294');
  });

  it('PLN-5 say no share of what has no price, and take nothing out of what is ordered', () => {
    const none = { share: null };
    const unpriced = view({
      total: null,
      own: { ...view().own, ...none },
      parts: view().parts.map((one) => ({ ...one, ...none })),
    });
    const { shares, total } = participantsOf(unpriced, 'You');
    expect([shares.map(({ share }) => share), total]).toEqual([['', '', ''], 'Together 4 items, 140 cu ft']);
    expect(participantsOf(view({ state: 'ordered' }), 'You').shares.some(({ canBeRemoved }) => canBeRemoved)).toBe(
      false,
    );
    expect(overText(view({ state: 'ordered' }))).toMatch(/being booked/);
    expect(overText(view())).toBe('');
  });

  it('PLN-5 show a room, or what is looked for, with the counts of the part', () => {
    const { room, rows, lines, sum, again } = part();
    expect([room, rows.find(({ id }) => id === 'armchair')?.quantity]).toEqual(['Living room', 2]);
    expect(lines.map(({ title, quantity }) => `${quantity} ${title}`)).toEqual(['2 Armchair']);
    expect(sum).toBe('3 items, 90 cu ft. Your share: £189 of £294.');
    expect(again).toBe(`/shared-list/part?key=${KEY}&room=Living+room`);
    expect(part({ room: 'Kitchen' }).room).toBe('Kitchen');
    expect(part({ room: 'Kitchen', find: ' settee ' })).toMatchObject({ room: '', find: 'settee' });
    expect(part({ find: 'settee' }).rows[0]?.title).toMatch(/^Sofa/);
    expect(part({ find: 'zeppelin' }).rows).toEqual([]);
  });

  it.each(['', 'castle', '__proto__', '<b>'])('PLN-5 show the first room for a room called %j', (room) => {
    expect(shownRows({ room, find: '' }, new Map()).room).toBe('Living room');
  });

  it('PLN-5 repeat nothing that an address only claims', () => {
    for (const word of ['x', '__proto__', 'constructor']) expect([resultText(word), nameError(word)]).toEqual(['', '']);
    expect(resultText('closed')).toMatch(/^The list is closed/);
    expect(nameError('full')).toContain(String(MOST_PARTS));
    expect([firstOf(undefined), firstOf(['a', 'b']), firstOf('c')]).toEqual(['', 'a', 'c']);
  });
});
