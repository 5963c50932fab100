import type { FurnitureItem } from '../order-types';
import { allOf, storedSpaces, type Collection, type Return, type StorageAddition } from './spaces';

const TODAY = '2026-12-20';
const item = (id: string, quantity: number): FurnitureItem => ({
  id,
  title: id,
  quantity,
  cubicFeet: 4,
  kilograms: 10,
});
const collected = (since: string, changes: Partial<Collection> = {}): Collection => ({
  id: since,
  storageSpace: 'Plan 6x4',
  squareFeet: null,
  since,
  furnitureItems: [item('box', 10), item('sofa', 1)],
  ...changes,
});
const unitBack = (on: string, storageSpace: Return['storageSpace'] = 'Plan 6x4'): Return => ({
  from: null,
  storageSpace,
  squareFeet: null,
  on,
  furnitureItems: [],
});
const itemsBack = (on: string, ...furnitureItems: readonly FurnitureItem[]): Return => ({
  from: null,
  storageSpace: null,
  squareFeet: null,
  on,
  furnitureItems,
});
const seen = (collections: readonly Collection[], returns: readonly Return[] = []) =>
  storedSpaces(collections, returns, TODAY).map(({ collection, phase, returnsOn }) => [
    ...[collection.since, phase, returnsOn],
  ]);
const itemsOf = (collections: readonly Collection[], returns: readonly Return[]) =>
  storedSpaces(collections, returns, TODAY).map(({ items }) => items.map(({ id, quantity }) => `${quantity} ${id}`));

describe('what a client has in storage', () => {
  it('is each collection, from its day on', () => {
    expect(seen([collected('2026-12-21'), collected('2026-12-20'), collected('2026-11-01')])).toEqual([
      ['2026-11-01', 'stored', null],
      ['2026-12-20', 'stored', null],
      ['2026-12-21', 'coming', null],
    ]);
  });

  it.each([
    ['later', '2027-01-05', 'stored'],
    ['today', TODAY, 'stored'],
    ['yesterday', '2026-12-19', 'returned'],
  ])('is gone when its return is over: %s', (_when, on, phase) => {
    expect(seen([collected('2026-11-01')], [unitBack(on)])).toEqual([['2026-11-01', phase, on]]);
  });

  it('tells custom units by their area, and takes the first for an area that none has', () => {
    const custom = (since: string, squareFeet: number) => collected(since, { storageSpace: 'custom', squareFeet });
    const units = [custom('2026-11-01', 150), custom('2026-11-02', 120)];
    const back = (squareFeet: number) => [{ ...unitBack('2026-12-01', 'custom'), squareFeet }];
    expect(seen(units, back(120)).map(([, phase]) => phase)).toEqual(['stored', 'returned']);
    expect(seen(units, back(100)).map(([, phase]) => phase)).toEqual(['returned', 'stored']);
  });

  it('takes a return off the like unit that was filled first, once', () => {
    const units = [
      collected('2026-11-08'),
      collected('2026-11-01'),
      collected('2026-11-02', { storageSpace: 'custom' }),
    ];
    expect(seen(units, [unitBack('2026-12-01'), unitBack('2026-12-24')])).toEqual([
      ['2026-11-01', 'returned', '2026-12-01'],
      ['2026-11-02', 'stored', null],
      ['2026-11-08', 'stored', '2026-12-24'],
    ]);
  });

  it('takes no return off that was before the collection, or of another unit', () => {
    const returns = [unitBack('2026-10-31'), unitBack('2026-12-01', 'Plan 20x10')];
    expect(seen([collected('2026-11-01')], returns)).toEqual([['2026-11-01', 'stored', null]]);
  });

  it('takes named things out when they have gone back, over several units', () => {
    const units = [collected('2026-11-01'), collected('2026-11-08')];
    expect(itemsOf(units, [itemsBack('2026-12-01', item('box', 12), item('piano', 1))])).toEqual([
      ['1 sofa'],
      ['8 box', '1 sofa'],
    ]);
    expect(itemsOf(units, [itemsBack('2026-12-24', item('box', 12))])[0]).toEqual(['10 box', '1 sofa']);
  });

  it('OWN-1: a return empties the unit that it is from, not the like one that was filled first', () => {
    const units = [collected('2026-11-01'), collected('2026-11-08')];
    const second = { from: '2026-11-08' };
    expect(seen(units, [{ ...unitBack('2026-12-01'), ...second }]).map(([, phase]) => phase)).toEqual([
      'stored',
      'returned',
    ]);
    expect(itemsOf(units, [{ ...itemsBack('2026-12-01', item('box', 4)), ...second }])).toEqual([
      ['10 box', '1 sofa'],
      ['6 box', '1 sofa'],
    ]);
  });

  it('OWN-1: what is booked to go back cannot be asked for again', () => {
    const unbooked = (...returns: readonly Return[]) =>
      storedSpaces([collected('2026-11-01')], returns, TODAY).map((space) => [
        space.items.length,
        space.unbooked.map(({ id, quantity }) => `${quantity} ${id}`),
        space.returnsOn,
      ]);
    const later = '2027-01-05';
    expect(unbooked(itemsBack(later, item('box', 4)))).toEqual([[2, ['6 box', '1 sofa'], null]]);
    expect(unbooked(unitBack(later))).toEqual([[2, [], later]]);
    const rest = itemsBack('2027-01-07', item('box', 6), item('sofa', 1));
    expect(unbooked(itemsBack(later, item('box', 4)), rest)).toEqual([[2, [], '2027-01-07']]);
  });
});

describe('what is brought into a unit later', () => {
  const FIRST = '2026-11-01';
  const later = (on: string, ...furnitureItems: readonly FurnitureItem[]): StorageAddition => ({
    into: FIRST,
    on,
    furnitureItems,
  });
  const list = (items: readonly FurnitureItem[]) => items.map(({ id, quantity }) => `${quantity} ${id}`).join(', ');
  const after = (storageAdditions: readonly StorageAddition[], ...returns: readonly Return[]) => {
    const [space] = storedSpaces([collected(FIRST), collected('2026-11-08')], returns, TODAY, storageAdditions);
    if (!space) throw new Error('No unit');
    const { items, unbooked, returnsOn } = space;
    return { there: list(items), asked: list(unbooked), all: list(allOf(space)), returnsOn };
  };

  it.each([
    ['on its day', TODAY, '13 box, 1 sofa'],
    ['since yesterday', '2026-12-19', '13 box, 1 sofa'],
    ['not before', '2026-12-21', '10 box, 1 sofa'],
  ])('STO-3: is in it %s, and can be asked back at once', (_when, on, there) => {
    const all = '13 box, 1 sofa';
    expect(after([later(on, item('box', 3))])).toEqual({ there, asked: all, all, returnsOn: null });
  });

  it('STO-3: is in no other unit', () => {
    const [, second] = storedSpaces([collected(FIRST), collected('2026-11-08')], [], TODAY, [
      later(TODAY, item('x', 1)),
    ]);
    expect(list(second?.items ?? [])).toBe('10 box, 1 sofa');
  });

  const everything = { ...unitBack('2027-01-05'), from: FIRST };
  it('STO-3: comes back with everything that is there by then', () => {
    expect(after([later('2027-01-05', item('lamp', 1))], everything)).toMatchObject({
      asked: '',
      all: '10 box, 1 sofa, 1 lamp',
      returnsOn: '2027-01-05',
    });
    expect(after([later('2027-01-06', item('lamp', 1))], everything).all).toBe('10 box, 1 sofa');
  });

  it('STO-3: keeps a unit from which all the rest goes back before', () => {
    const rest = { ...itemsBack('2026-12-24', item('box', 10), item('sofa', 1)), from: FIRST };
    expect(after([], rest).returnsOn).toBe('2026-12-24');
    expect(after([later('2026-12-28', item('lamp', 1))], rest)).toMatchObject({ asked: '1 lamp', returnsOn: null });
  });

  it('STO-3: goes back thing by thing like the rest', () => {
    const some = { ...itemsBack('2026-12-10', item('box', 12)), from: FIRST };
    expect(after([later('2026-12-01', item('box', 3))], some)).toMatchObject({ there: '1 box, 1 sofa' });
  });
});
