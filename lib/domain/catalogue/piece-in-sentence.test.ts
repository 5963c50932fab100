import { findFurniture } from './furniture';
import { pieceInSentence } from './piece-in-sentence';

it.each([
  ['tv_medium', 1, 'the TV'],
  ['tv_medium', 2, 'one TV'],
  ['box_m', 30, 'one medium box'],
  ['sofa_3', 1, 'the sofa'],
  ['custom_1', 1, 'Grandma’s clock'],
])('names %s of %i in a sentence: %s', (id, quantity, text) => {
  const { title, cubicFeet, kilograms } = findFurniture(id) ?? { title: 'Grandma’s clock', cubicFeet: 5, kilograms: 9 };
  expect(pieceInSentence({ id, title, quantity, cubicFeet, kilograms })).toBe(text);
});
