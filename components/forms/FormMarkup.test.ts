import { FORMS } from './forms';
import type { FormField, FormView } from './form-view';
import { wholeRows } from './FormMarkup';

const half = (name: string): FormField => ({ kind: 'text', name, label: name });
const area: FormField = { kind: 'area', name: 'comment', label: 'Comment' };

describe('wholeRows', () => {
  it.each<[string, FormField[], boolean[]]>([
    ['a short form', [half('a'), half('b')], [true, true]],
    ['pairs and an area', [half('a'), half('b'), half('c'), half('d'), area], [false, false, false, false, true]],
    ['one over before an area', [half('a'), half('b'), half('c'), area], [false, false, true, true]],
    ['one over at the end', [area, half('a'), half('b'), half('c')], [true, false, false, true]],
    ['one between areas', [area, half('a'), area, half('b')], [true, true, true, true]],
  ])('%s', (_, fields, expected) => {
    expect(wholeRows(fields)).toEqual(expected);
  });

  it.each(Object.entries<FormView>(FORMS))('leaves no hole in the %s form', (_, { fields }) => {
    const runs = wholeRows(fields)
      .map((isWhole) => (isWhole ? '|' : '.'))
      .join('')
      .split('|');
    expect(runs.filter((run) => run.length % 2 === 1)).toEqual([]);
  });
});
