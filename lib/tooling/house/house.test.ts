import { readFileSync } from 'node:fs';
import path from 'node:path';
import { arrowsBetween, arrowsUp, floors, knots, withValues, type Arrow } from './arrows';
import { readImports } from './imports';
import { drawHouse, withPicture } from './picture';
import { FLOORS_FILE, floorsText, levels } from './levels';
import { GUIDE, innerRoomOf, partOf, SERVER_ROOMS, serverRoomOf } from './rooms';

const arrow = (from: string, to: string, values = 1, types = 0): Arrow => ({ from, to, values, types });

describe('the house as it stands', () => {
  const imports = readImports();

  it('looks as the README of lib/server draws it (npm run house)', () => {
    const text = readFileSync(path.resolve(__dirname, '../../..', GUIDE), 'utf8');
    expect(text).toBe(withPicture(text, drawHouse(arrowsBetween(imports, serverRoomOf), SERVER_ROOMS)));
  });

  it('has the floors that its imports allow (npm run house)', () => {
    expect(readFileSync(path.resolve(__dirname, '../../..', FLOORS_FILE), 'utf8')).toBe(floorsText(imports));
  });

  it.each([
    ['lib/domain', 'services', 'slots'],
    ['lib/server', 'modules/payments', 'modules/order-lifecycle'],
    ['lib/drawing', 'kit', 'solids'],
  ])('has no two rooms of %s that import each other, not even by types', (house, from, to) => {
    const arrows = arrowsBetween(imports, innerRoomOf(house));
    expect(knots(arrows)).toEqual([]);
    // Proves that imports were read, because an empty graph has no cycle either.
    expect(arrows).toContainEqual(expect.objectContaining({ from, to }));
  });

  it('has no two rooms that import each other, by whatever way round', () => {
    const arrows = arrowsBetween(imports, partOf);
    expect(knots(withValues(arrows))).toEqual([]);
    expect(knots(arrows)).toEqual([]);
    // Proves that imports were read, because an empty graph has no cycle either.
    expect(arrows).toContainEqual(expect.objectContaining({ from: 'features/quote', to: 'lib/domain' }));
  });
});

describe('arrows', () => {
  it('count the imports of values and of types from room to room, and none inside a room', () => {
    const imports = [
      { from: 'pages/a.tsx', to: 'features/one/A.tsx', isType: false },
      { from: 'pages/b.tsx', to: 'features/two/B.tsx', isType: true },
      { from: 'features/one/A.tsx', to: 'features/one/B.tsx', isType: false },
      { from: 'lib/api/c.ts', to: 'lib/site.ts', isType: false },
    ];
    expect(arrowsBetween(imports, partOf)).toEqual([
      arrow('lib/api', 'lib/*.ts'),
      arrow('pages', 'features/one'),
      arrow('pages', 'features/two', 0, 1),
    ]);
  });

  it('that lead back make a knot, also by way of a third room', () => {
    const round = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a', 0, 1), arrow('c', 'd')];
    expect(knots(round)).toEqual([['a', 'b', 'c']]);
    expect(knots(withValues(round))).toEqual([]);
  });

  it('point down but for the fewest of a knot', () => {
    const arrows = [arrow('low', 'high'), arrow('high', 'low', 9), arrow('top', 'high'), arrow('low', 'ground')];
    const order = floors(['ground', 'low', 'high', 'top'], arrows);
    expect(order).toEqual(['top', 'high', 'low', 'ground']);
    expect(arrowsUp(order, arrows)).toEqual([arrow('low', 'high')]);
  });
});

describe('floors', () => {
  it('put every room as low as its imports allow', () =>
    expect(
      levels(
        ['alone', 'high', 'low', 'middle', 'other'],
        [arrow('high', 'low'), arrow('high', 'middle'), arrow('middle', 'low'), arrow('other', 'low')],
      ),
    ).toEqual([['alone', 'low'], ['middle', 'other'], ['high']]));

  it('are refused for rooms that import each other', () =>
    expect(() => levels(['a', 'b'], [arrow('a', 'b'), arrow('b', 'a', 0, 1)])).toThrow('import each other: a, b'));
});

describe('the picture', () => {
  const notes = { high: 'first', 'in/between': 'second', low: 'third' };

  it('sends every row down the columns of what it imports', () =>
    expect(
      drawHouse([arrow('high', 'low'), arrow('high', 'in/between', 0, 2), arrow('in/between', 'low')], notes),
    ).toBe(['    high ───○──●  first', ' in/between ▼──●  second', '           low ▼  third'].join('\n')));

  it('names in the margin what a row imports from above', () => {
    const knotted = [arrow('high', 'low', 3), arrow('low', 'high'), arrow('high', 'in/between')];
    expect(drawHouse(knotted, notes)).toMatch(/low ▼ .* ▲ high$/m);
  });

  it('is refused by a guide without a place for it', () =>
    expect(() => withPicture('# A guide\n', 'picture')).toThrow('no place'));
});
