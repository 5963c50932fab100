import { holdGroupsOf, type HeldOrder } from './hold-groups';

const noon = new Date('2026-12-01T12:00:00.000Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const held = (count: number, address: string | null, orderedAt = noon): readonly HeldOrder[] =>
  Array.from({ length: count }, () => ({ address, orderedAt }));
const all = (...parts: readonly (readonly HeldOrder[])[]) => parts.flat();

describe('ABU-1: waves of unpaid orders', () => {
  it.each<[string, readonly HeldOrder[], readonly (readonly [string | null, number])[]]>([
    ['none', [], []],
    ['an ordinary day', all(held(3, 'a'), held(2, 'b'), held(4, null)), []],
    ['one address', all(held(4, 'a'), held(3, 'b')), [['a', 4]]],
    [
      'the largest first',
      all(held(4, 'a'), held(6, 'b')),
      [
        ['b', 6],
        ['a', 4],
      ],
    ],
    ['many addresses', Array.from({ length: 20 }, (_, n) => held(1, `a${n}`)).flat(), [[null, 20]]],
    [
      'many addresses and one of them above all',
      all(held(9, 'a'), held(11, null)),
      [
        ['a', 9],
        [null, 20],
      ],
    ],
  ])('%s', (_, orders, groups) => expect(holdGroupsOf(orders).map((w) => [w.address, w.orders])).toEqual(groups));

  it('begin with their first order', () =>
    expect(holdGroupsOf(all(held(3, 'a', later(9)), held(1, 'a', later(2))))[0]?.since).toEqual(later(2)));
});
