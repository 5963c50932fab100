import * as choices from './choices';

const { wordsOf, ...lists } = choices;

describe.each(Object.entries(lists))('%s', (_, list) => {
  it('is offered in its order, the way it is stored in words of the database', () => {
    expect(wordsOf(list)).toEqual(Object.keys(list));
    expect(wordsOf(list).filter((word) => !/^[a-z][a-z_]*$/.test(word))).toEqual([]);
  });

  it('has words that tell one from the other', () => {
    const words = Object.values<string>(list);
    expect(words.length).toBeGreaterThan(1);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => word.trim() === '')).toEqual([]);
  });
});

it('what does not stand in a list comes last', () => {
  expect([choices.CONTACT_TOPICS, choices.SHIPPING_COUNTRIES].map((list) => wordsOf(list).at(-1))).toEqual([
    'other',
    'other',
  ]);
});

it('an empty list offers nothing', () => {
  expect(wordsOf({})).toEqual([]);
});
