import { holdName, loadText, outsideText } from './load-text';

const ITEMS = [
  { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 1 },
  { id: 'box_m', title: 'Medium box', quantity: 12 },
];

describe('the words for the live drawing', () => {
  it('name what is drawn', () => {
    expect(holdName({ kind: 'vans', count: 1 })).toBe('Van');
    expect(holdName({ kind: 'vans', count: 2 })).toBe('2 vans');
    expect(holdName({ kind: 'unit', width: 6, depth: 4 })).toBe('6 × 4 ft unit');
  });

  it('list what is inside, and what is not', () => {
    const van = { kind: 'vans', count: 1 } as const;
    expect(loadText(van, ITEMS, {})).toBe('Van, cut open, drawn to scale. Inside: 1 × Sofa, 3 seats, 12 × Medium box.');
    expect(loadText(van, ITEMS, { sofa_3: 1, box_m: 2 })).toBe(
      'Van, cut open, drawn to scale. Inside: 10 × Medium box. Does not fit: 1 × Sofa, 3 seats, 2 × Medium box.',
    );
    expect(loadText(van, [], {})).toBe('Van, cut open, drawn to scale. Empty.');
  });

  it('name two kinds below the drawing, and count the rest', () => {
    const kinds = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: `Thing ${id}`, quantity: 9 }));
    expect(outsideText(kinds, {})).toBe('');
    expect(outsideText(kinds, { b: 2 })).toBe('Does not fit: 2\u00a0×\u00a0Thing b');
    expect(outsideText(kinds, { a: 1, b: 2, c: 3, d: 4, e: 8 })).toBe(
      'Does not fit: 1\u00a0×\u00a0Thing a, 2\u00a0×\u00a0Thing b and 15 more',
    );
  });
});
