import { readFileSync } from 'node:fs';
import { DOCS_STYLE } from './docs-style';

it('has no colour that the site does not have', () => {
  const palette = readFileSync('styles/tokens/_palette.scss', 'utf8');
  const colours = DOCS_STYLE.match(/#[0-9a-f]{3,6}\b/g) ?? [];
  expect(colours.length).toBeGreaterThan(4);
  expect(colours.filter((colour) => !palette.includes(`: ${colour};`))).toEqual([]);
});
