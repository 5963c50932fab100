import { boroughsOf } from './boroughs';

describe('the boroughs of a district', () => {
  it('are all that it reaches into', () => {
    expect(boroughsOf('SE19')).toEqual(['Bromley', 'Croydon', 'Lambeth', 'Southwark']);
  });

  it('are those of the whole district for a part of it', () => {
    expect(boroughsOf('EC1A')).toEqual(boroughsOf('EC1'));
    expect(boroughsOf('N1C')).toContain('Camden');
  });

  it('are none outside London', () => {
    expect(boroughsOf('BN1')).toEqual([]);
  });
});
