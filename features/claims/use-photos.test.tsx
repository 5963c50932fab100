import { act, renderHook, waitFor } from '@testing-library/react';
import { usePhotos } from './use-photos';

const answers: (() => void)[] = [];
jest.mock('./send-photo', () => ({
  drawn: () => Promise.resolve({ preview: '', jpeg: new Blob() }),
  sent: () =>
    new Promise((resolve) => answers.push(() => resolve({ state: 'sent', id: String(answers.length), trouble: null }))),
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
