import { findFurniture } from '../furniture';
import { allWords, singular } from '../words';
import { COLOURING, SETS, USUAL_MEANING } from './meaning';

describe('the usual meanings', () => {
  it('are things of the catalogue', () => {
    expect(Object.entries(USUAL_MEANING).filter(([, id]) => findFurniture(id) === undefined)).toEqual([]);
  });

  it('are looked up by words in the singular, as a phrase is read', () => {
    expect(Object.keys(USUAL_MEANING).filter((words) => allWords(words).join(' ') !== words)).toEqual([]);
  });
});

it('sets are made of things of the catalogue, in numbers', () => {
  const pieces = Object.values(SETS).flatMap((set) => Object.entries(set));
  expect(
    pieces.filter(([id, count]) => findFurniture(id) === undefined || !Number.isInteger(count) || count < 1),
  ).toEqual([]);
});

it('what only colours is one word each, in the singular', () => {
  expect([...COLOURING].filter((word) => singular(word) !== word || /[^a-z]/.test(word))).toEqual([]);
});
