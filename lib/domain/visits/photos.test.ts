import { photoKinds } from './photos';
import { VISIT_KINDS } from './states';

describe('what a crew photographs', () => {
  it('CRW-1: is the rooms before and after, marks and what is outside, by what is done there', () => {
    expect(VISIT_KINDS.map((kind) => photoKinds(kind, false))).toEqual([
      ['before', 'after', 'mark', 'outside'],
      ['before', 'mark', 'outside'],
      ['after', 'mark', 'outside'],
      ['before', 'after', 'outside'],
    ]);
  });

  it('CRW-1: is nothing indoors where the customer does not want it', () => {
    expect(VISIT_KINDS.map((kind) => photoKinds(kind, true))).toEqual([
      ['mark', 'outside'],
      ['mark', 'outside'],
      ['mark', 'outside'],
      ['outside'],
    ]);
  });
});
