import { namedItems } from './named-items';

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
