import { Linter } from 'eslint';
import { houseDocstrings } from './house-docstrings.mjs';

const found = (code: string) =>
  new Linter()
    .verify(code, { plugins: { house: { rules: { docstrings: houseDocstrings } } }, rules: { 'house/docstrings': 2 } })
    .map(({ message }) => message);

describe('a docstring', () => {
  it.each([
    ['/** What is paid for it. */', 'What'],
    ['/**\n * Of the orders that wait.\n */', 'Of'],
    ['/** The same for a clean. */', 'The same'],
    ['/** Whoever may open it. */', 'Whoever'],
  ])('that hides its subject is refused: %j', (code, word) => {
    expect(found(code)).toEqual([`Begin with a verb or a noun, not with "${word}".`]);
  });

  it.each([
    '/** Returns what is paid. */',
    '/** Whether it is paid. */',
    '/* What a block says is free. */',
    '// As here.',
  ])('that names it is let be: %j', (code) => {
    expect(found(code)).toEqual([]);
  });
});
