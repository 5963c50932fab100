import { FURNITURE } from '../furniture';
import { isPluralName, isTitle, recognise } from './recognise';

const read = (phrase: string) => {
  const { item, isSure } = recognise(FURNITURE, phrase);
  return [item?.id ?? null, isSure];
};

describe('what a phrase means', () => {
  it.each<readonly [string, string, string | null, boolean]>([
    ['a whole title', 'Corner sofa', 'sofa_corner', true],
    ['a title by its words', 'sofa, 3 seater', 'sofa_3', true],
    ['a number in words', 'sofa three seats', 'sofa_3', true],
    ['a word with a usual meaning', 'sofa', 'sofa_3', false],
    ['another name of one thing', 'loveseat', 'sofa_2', true],
    ['another name of several', 'settee', 'sofa_3', false],
    ['a colour more', 'red corner sofa', 'sofa_corner', true],
    ['two colours more', 'big red corner sofa', 'sofa_corner', true],
    ['what is whose', 'children’s desk', 'desk_m', false],
    ['what is where', 'upstairs wardrobe', 'wardrobe_2', false],
    ['one known word of two', 'garden gnome', null, false],
    ['nothing known', 'zeppelin', null, false],
    ['a colour alone', 'red', null, false],
    ['nothing', '', null, false],
  ])('%s: %p', (_, phrase, id, isSure) => {
    expect(read(phrase)).toEqual([id, isSure]);
  });

  it('shows at most five other readings, and never the one that it took', () => {
    const { item, others } = recognise(FURNITURE, 'table');
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThanOrEqual(5);
    expect(others).not.toContain(item);
  });

  it('shows what comes near to an unknown thing, and takes nothing of it', () => {
    const { item, others } = recognise(FURNITURE, 'camping table');
    expect(item).toBeNull();
    expect(others.length).toBeGreaterThan(0);
  });

  it('knows nothing in an empty catalogue', () => {
    expect(recognise([], 'sofa')).toEqual({ item: null, others: [], isSure: false });
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
});

it.each([
  ['Golf clubs', undefined, 'golf clubs', true],
  ['Golf clubs', undefined, 'clubs', true],
  ['Golf clubs', undefined, 'golf club', false],
  ['Curtains or blinds', undefined, 'curtains', true],
  ['Bicycle', ['bikes'], 'bikes', true],
  ['Bicycle', undefined, 'bicycles', false],
])('%s (%p) is called %p in the plural: %p', (title, synonyms, phrase, isOne) => {
  expect(isPluralName({ title, room: '', ...(synonyms && { synonyms }) }, phrase)).toBe(isOne);
});
