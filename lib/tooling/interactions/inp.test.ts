import { interactions } from './inp';

describe('interactions to the next paint', () => {
  it('take as long as the longest event of a press; what is no press does not count', () => {
    const events = [
      { interactionId: 7, duration: 24 },
      { interactionId: 0, duration: 900 },
      { interactionId: 7, duration: 120 },
      { interactionId: 8, duration: 32 },
      { interactionId: 7, duration: 96 },
    ];
    expect(interactions(events)).toEqual([120, 32]);
  });
});
