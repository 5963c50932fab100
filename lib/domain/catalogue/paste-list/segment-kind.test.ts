import { kindOf } from './segment-kind';

describe('RDT-1: the part that a segment plays', () => {
  it.each<readonly [string, string]>([
    ['2', 'number'],
    ['a pair', 'number'],
    ['grey', 'description'],
    ['2 large', 'kind'],
    ['4 chairs', 'thing'],
    ['harp', 'thing'],
    ["doll's house", 'thing'],
    ['2 bed flat', 'talk'],
    ['2 adults 1 child', 'talk'],
    ['2 man job', 'talk'],
    ['se15 to bn1', 'talk'],
    ['kids bed', 'thing'],
    ['28/11/2026 at 9am', 'talk'],
    ['collection after 6pm', 'talk'],
    ['22 mill lane', 'talk'],
    ['ls6', 'talk'],
    ['07700 900123', 'talk'],
    ['kitchen', 'none'],
  ])('%p is a %s', (text, kind) => {
    expect(kindOf(text, false, false)).toBe(kind);
  });

  it('describes the thing before the brackets', () => {
    expect(kindOf('5 drawers', true, false)).toBe('description');
    expect(kindOf('5 drawers', false, false)).toBe('thing');
  });
});
