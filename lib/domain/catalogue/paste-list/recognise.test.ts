import { FURNITURE } from '../furniture';
import {
  isHint,
  isPackedGoods,
  isPluralPhrase,
  isPluralTitle,
  isTitle,
  isWholeName,
  namesThing,
  nounIn,
  recognise,
  findByTitle,
} from './recognise';

const read = (phrase: string) => {
  const { item, certainty } = recognise(FURNITURE, phrase);
  return [item?.id ?? null, certainty];
};

describe('RDT-1: what a phrase means', () => {
  it.each<readonly [string, string, string | null, string]>([
    ['a whole title', 'corner sofa', 'sofa_corner', 'sure'],
    ['a word with a usual kind', 'sofa', 'sofa_3', 'usual'],
    ['another name of one thing', 'loveseat', 'sofa_2', 'sure'],
    ['another name of several', 'settee', 'sofa_3', 'usual'],
    ['a colour more', 'red corner sofa', 'sofa_corner', 'sure'],
    ['a kind behind the name', 'bed king size', 'bed_king', 'sure'],
    ['a kind before the name', 'flat pack wardrobe', 'wardrobe_flat', 'sure'],
    ['whose it is', "emma's desk", 'desk_m', 'usual'],
    ['where it is', 'upstairs wardrobe', 'wardrobe_2', 'usual'],
    ['what it is made for', 'camping table', 'dining_4', 'guess'],
    ['what it is not', 'sofa with not moving', 'sofa_3', 'guess'],
    ['a hint', 'clock', 'grandfather_clock', 'guess'],
    ['another head noun', 'tv remote', null, 'none'],
    ['a part of a thing', 'glass table top', 'coffee_table', 'guess'],
    ['a slip of one letter', 'wardrode', 'wardrobe_2', 'guess'],
    ['what is inside', 'boxes of toys', 'box_m', 'usual'],
    ['one known word of two', 'garden gnome', null, 'none'],
    ['nothing known', 'zeppelin', null, 'none'],
    ['a colour alone', 'red', null, 'none'],
    ['nothing', '', null, 'none'],
  ])('%s: %p', (_, phrase, id, certainty) => {
    expect(read(phrase)).toEqual([id, certainty]);
  });

  it('chooses a kind by measures and by sides', () => {
    expect(recognise(FURNITURE, 'wardrobe', [{ unit: 'door', value: 3 }]).item?.id).toBe('wardrobe_3');
    expect(recognise(FURNITURE, 'bookcase', [], [], [80, 28, 202]).item?.id).toBe('bookcase_l');
    expect(recognise(FURNITURE, 'desk', [], [], [140, 70, 75]).item?.id).toBe('desk_m');
    expect(recognise(FURNITURE, 'desk', [{ unit: 'inch', value: 48 }]).item?.id).toBe('desk_s');
    expect(recognise(FURNITURE, 'wardrobe', [], [], [120, 60, 200]).certainty).toBe('usual');
    expect(recognise(FURNITURE, 'table', [], ['patio']).item?.id).toBe('garden_table');
    expect(recognise(FURNITURE, 'desk', [{ unit: 'foot', value: 4 }]).item?.id).toBe('desk_s');
    expect(recognise(FURNITURE, 'dining table', [{ unit: 'cm', value: 180 }]).item?.id).toBe('dining_6');
    expect(recognise(FURNITURE, 'chairs', [], ['garden']).item?.id).toBe('garden_chair');
  });

  it('understands goods as boxes', () => {
    expect(recognise(FURNITURE, 'wine glasses').packed).toEqual({ perBox: 30, usualBoxes: 2 });
  });

  it('shows at most five things that come near to an unknown one', () => {
    const { others } = recognise(FURNITURE, 'garden door');
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThanOrEqual(5);
  });

  it('knows nothing in an empty catalogue', () => {
    expect(recognise([], 'sofa').certainty).toBe('none');
  });
});

it.each([
  ['Sofa, 3 seats', true],
  ['sofa 3 seats', true],
  ['sofa, 3 seat', false],
  ['sofa', false],
  ['', false],
])('%p is a whole title: %p', (phrase, isOne) => {
  expect(isTitle(FURNITURE, phrase)).toBe(isOne);
  expect(findByTitle(FURNITURE, phrase) !== undefined).toBe(isOne);
});

it('finds names and nouns in phrases', () => {
  expect(namesThing('the blue sofa')).toBe(true);
  expect(namesThing('blue')).toBe(false);
  expect(isWholeName('coffee tables')).toBe(true);
  expect(isWholeName('blue coffee table')).toBe(false);
  expect(nounIn('small boxes')).toBe('box');
  expect([isHint('stand'), isHint('tv stand')]).toEqual([true, false]);
  expect([isPackedGoods('books'), isPackedGoods('boxes')]).toEqual([true, false]);
});

it.each([
  ['chairs', true],
  ['chest of drawers', false],
  ['chests of drawers', true],
  ['table with drawers', false],
])('%p is in the plural: %p', (phrase, isOne) => {
  expect(isPluralPhrase(phrase)).toBe(isOne);
});

it('a title may be a plural itself', () => {
  const bunk = FURNITURE.find(({ id }) => id === 'bunk')!;
  expect(isPluralTitle(bunk, 'bunk beds')).toBe(true);
  expect(isPluralTitle(bunk, 'cabin beds')).toBe(false);
});
