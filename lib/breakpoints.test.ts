import { readFileSync } from 'node:fs';
import { BREAKPOINTS } from './breakpoints';

describe('breakpoints', () => {
  it('are the same for scripts and style sheets', () => {
    const source = readFileSync('styles/tools/_breakpoints.scss', 'utf8');
    const inStyles = [...source.matchAll(/'(\w+)': (\d+)px/g)].map(([, name, width]) => [name, Number(width)]);
    expect(Object.fromEntries(inStyles)).toEqual(BREAKPOINTS);
  });
});
