import { namedItems, surelyNamed } from './named-items';

const titles = (name: string) => namedItems(name).map(({ title }) => title);

describe('things by the name that was typed', () => {
  it.each([
    ['Armchair', ['Armchair']],
    ['  sofa, 3 SEATS ', ['Sofa, 3 seats']],
    ['telly', ['TV, up to 32 inches', 'TV, 40 to 55 inches', 'TV, 65 inches or more']],
    ['wheelbarrow', ['Wheelbarrow']],
    ['', []],
    ['!', []],
    ['unicorn', []],
  ])('%p means %p', (name, meant) => {
    expect(titles(name)).toEqual(meant);
  });

  it('are few enough to choose from', () => {
    expect(titles('box')).toHaveLength(12);
  });
});

it.each([
  ['Sofa, 3 seats', 'sofa_3'],
  ['wheelbarrow', 'wheelbarrow'],
  ['clock', null],
  ['cushions', null],
  ['telly', null],
  ['', null],
])('RDT-1: %p surely means %p', (name, id) => {
  expect(surelyNamed(name)?.id ?? null).toBe(id);
});
