import { PLACEHOLDERS, placeholder } from './placeholders';

describe('placeholders', () => {
  it.each([
    ['price:one_bedroom', '£259'],
    ['price:custom', '£49'],
    ['plan:two_bedroom:boxes', '55'],
    ['materials:mini:tape', '1 roll'],
    ['materials:three_bedroom:tape', '7 rolls'],
    ['materials:one_bedroom:paper', '10 kg'],
    ['clean:one_bedroom', '£209'],
    ['storage:6x4', '£21.90'],
    ['storage:6x4:6_months', '£9.86'],
    ['unit:6x4:title', '6 × 4 ft'],
    ['unit:6x4:volume', '192 cubic feet'],
    ['rate:cubic_foot', '60p'],
    ['percent:6_months', '55%'],
    ['time:free_cancellation_hours', '72'],
    ['road:ulez:1', '£12.50'],
  ])('PRC-1: {{%s}} is %s, from the rule that applies it', (name, words) => {
    expect(placeholder(name)).toBe(words);
  });

  it('says what there is when a name is unknown', () => {
    expect(() => placeholder('price:castle')).toThrow(/"price" has only mini, /);
    expect(() => placeholder('cost:mini')).toThrow(/there is no "cost", only price, /);
    expect(() => placeholder('price')).toThrow(/"price" has only/);
    expect(() => placeholder('price:toString')).toThrow(/"price" has only/);
  });

  it('has words for everything', () => {
    const words = Object.values(PLACEHOLDERS).flatMap((values) => Object.values(values));
    expect(words.filter((word) => word === '' || /undefined|NaN|null/.test(word))).toEqual([]);
  });
});
