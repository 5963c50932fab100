import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shareOfWidest } from './Drawing';

const picture = (width: number) => ({ path: '/drawings/x.svg', width, height: 100, alt: '' });
const ALL = [120, 300, 75].map(picture);

describe('drawings that are compared', () => {
  it.each([
    ['in any order', ALL],
    ['with the widest first', ALL.toSorted((a, b) => b.width - a.width)],
  ])('ILL-1: keep one scale, the widest with all of the room: %s', (_order, all) => {
    const shares = all.map((one) => shareOfWidest(one, all));
    expect(shares.map((share) => share['--width'] / share['--widest'])).toEqual(all.map(({ width }) => width / 300));
  });

  it('ILL-1: say their share by the names that the style sheet reads', () => {
    const mixins = readFileSync(path.resolve('styles/tools/_mixins.scss'), 'utf8');
    const [, mixin = ''] = /@mixin to-one-scale \{([^}]*)\}/.exec(mixins) ?? [];
    const read = [...mixin.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(new Set(read)).toEqual(new Set(Object.keys(shareOfWidest(picture(1), ALL))));
  });
});
