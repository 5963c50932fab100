import { hasFailed, isBusy, progressOf, troubleOf, troubleOfError, type ChosenPhoto } from './sent-photos';

const photo = (state: ChosenPhoto['state']): ChosenPhoto => ({
  key: state,
  name: 'a.jpg',
  file: new Blob(),
  preview: '',
  state,
  id: null,
  trouble: null,
});
const photos = (...states: readonly ChosenPhoto['state'][]) => states.map(photo);

describe('photos on their way', () => {
  it.each([
    [photos(), ''],
    [photos('drawing'), 'Sending photo 1 of 1'],
    [photos('sent', 'sending', 'drawing'), 'Sending photo 2 of 3'],
    [photos('sent'), '1 photo added'],
    [photos('sent', 'sent', 'failed'), '2 photos added, 1 not added'],
    [photos('failed'), '0 photos added, 1 not added'],
  ])('CLM-1: %# says how far they are', (chosen, words) => {
    expect(progressOf(chosen)).toBe(words);
  });

  it('CLM-1: knows what is still on its way, and what was not taken', () => {
    expect([isBusy(photos('sent', 'failed')), isBusy(photos('sent', 'drawing'))]).toEqual([false, true]);
    expect([hasFailed(photos('sent')), hasFailed(photos('sent', 'failed'))]).toEqual([false, true]);
  });

  it('CLM-1: says why one was not taken, and whether it can be sent again', () => {
    expect(troubleOf('a.jpg', { outcome: 'stored', id: '1' })).toBeNull();
    expect(troubleOf('a.jpg', { outcome: 'full', id: null })).toEqual({
      text: '“a.jpg” was not added: there are 12 photos already.',
      canRetry: false,
    });
    const said = (['validation_failed', 'rate_limited', 'unavailable'] as const).map((code) =>
      troubleOfError('a.jpg', code),
    );
    expect(said.map(({ canRetry }) => canRetry)).toEqual([false, true, true]);
    expect(said[2]?.text).toMatch(/did not reach us/);
  });
});
