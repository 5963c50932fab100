import { choosePrimary, NoPrimary, type Primary } from './primary';

const at = (address: string, timeline: number, system = 'ours'): Primary => ({ address, timeline, system });

describe('which of several servers is written to', () => {
  it.each([
    ['the only one that writes', [at('first', 1)], null, 'first'],
    ['the one that has taken over', [at('first', 1), at('second', 2)], null, 'second'],
    ['as before', [at('first', 1)], at('first', 1), undefined],
    ['the one that has taken over from the known one', [at('second', 2)], at('first', 1), 'second'],
    ['never one that was left behind', [at('first', 1)], at('second', 2), undefined],
    ['the latest of several', [at('first', 3), at('second', 2)], at('third', 1), 'first'],
    ['never one that is no copy', [at('stranger', 7, 'theirs')], at('first', 1), undefined],
    ['none', [], null, undefined],
  ])('%s', (_, writing, known, address) => {
    expect(choosePrimary(writing, known)?.address).toBe(address);
  });

  it.each([
    ['two that both write and have one history', [at('first', 1), at('second', 1)]],
    ['two that are not copies', [at('first', 1), at('stranger', 2, 'theirs')]],
  ])('refuses %s', (_, writing) => {
    expect(() => choosePrimary(writing, null)).toThrow(NoPrimary);
  });
});
