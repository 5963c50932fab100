import { atMost } from './single-flight';

it('runs so many at once, in the order in which they came, and goes on when one fails', async () => {
  const inTurn = atMost(2);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const all = [1, 2, 3, 4, 5].map((number) =>
    inTurn(async () => {
      begun.push(number);
      await new Promise<void>((end) => ends.push(end));
      if (number === 2) throw new Error('two');
      return number;
    }),
  );
  const settled = Promise.allSettled(all);
  for (const atOnce of [
    [1, 2],
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ]) {
    await new Promise(setImmediate);
    expect(begun).toEqual(atOnce);
    ends.shift()?.();
  }
  for (const end of ends) end();
  expect((await settled).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    ...[1, 'failed', 3, 4, 5],
  ]);
  await expect(inTurn(() => Promise.resolve(6))).resolves.toBe(6);
});
