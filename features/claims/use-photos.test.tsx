import { act, renderHook, waitFor } from '@testing-library/react';
import { hasFailed, isBusy, progressOf, troubleOf, troubleOfError, usePhotos, type ChosenPhoto } from './use-photos';

const answers: (() => void)[] = [];
jest.mock('./send-photo', () => ({
  drawWithPreview: () => Promise.resolve({ preview: '', jpeg: new Blob() }),
  sendPhoto: () =>
    new Promise((resolve) => answers.push(() => resolve({ outcome: 'stored', id: String(answers.length) }))),
}));

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const untilAsked = (count: number) => waitFor(() => expect(answers).toHaveLength(count));

it('CLM-1: waits for a photo that was added while the form was waiting for another', async () => {
  const { result } = renderHook(() => usePhotos({ reference: 'SM-7K4Q-2XPD', token: 't', claim: null }));
  act(() => result.current.add([photo('one.jpg')]));
  await untilAsked(1);
  let isSettled = false;
  void result.current.settled().then(() => (isSettled = true));
  act(() => result.current.add([photo('two.jpg')]));
  answers[0]!();
  await untilAsked(2);
  expect(isSettled).toBe(false);
  answers[1]!();
  await waitFor(() => expect(isSettled).toBe(true));
});

const photoIn = (state: ChosenPhoto['state']): ChosenPhoto => ({
  key: state,
  name: 'a.jpg',
  file: new Blob(),
  preview: '',
  state,
  id: null,
  trouble: null,
});
const photos = (...states: readonly ChosenPhoto['state'][]) => states.map(photoIn);

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
