import { PATIENCE_MS, whenUnlocked } from './when-unlocked';

const busy = (errcode: number) => Object.assign(new Error('database is locked'), { errcode });

/** Returns a function that fails the given number of times before it succeeds. */
function failing(times: number, error: Error) {
  const calls = { count: 0 };
  const statement = () => {
    calls.count += 1;
    if (calls.count <= times) throw error;
    return calls.count;
  };
  return { calls, statement };
}

describe('a statement that finds the file locked', () => {
  it.each([
    ['busy', 5],
    ['busy while another process recovers the journal', 261],
  ])('is tried again: %s', async (_, errcode) => {
    const { statement } = failing(4, busy(errcode));
    await expect(whenUnlocked(statement)).resolves.toBe(5);
  });

  it.each([
    ['wrong', Object.assign(new Error('syntax'), { errcode: 1 })],
    ['on a full disk', Object.assign(new Error('full'), { errcode: 13 })],
    ['of a transaction that has been overtaken', busy(517)],
    ['no error of SQLite', new TypeError('no')],
  ])('is not, when it is %s', async (_, error) => {
    const { calls, statement } = failing(9, error);
    await expect(whenUnlocked(statement)).rejects.toBe(error);
    expect(calls.count).toBe(1);
  });

  it('says what SQLite says when the patience is over', async () => {
    const { calls, statement } = failing(Infinity, busy(5));
    let ms = 0;
    const pauses: number[] = [];
    const pause = (length: number) => {
      pauses.push(length);
      ms += length;
      return Promise.resolve();
    };
    await expect(whenUnlocked(statement, { now: () => ms, pause })).rejects.toThrow('database is locked');
    expect(pauses.slice(0, 6)).toEqual([2, 5, 10, 20, 40, 40]);
    expect(calls.count).toBe(pauses.length + 1);
    expect(ms - PATIENCE_MS).toBeGreaterThanOrEqual(0);
    expect(ms - PATIENCE_MS).toBeLessThan(40);
  });

  it('lets others have their turn meanwhile', async () => {
    let isLocked = true;
    setImmediate(() => (isLocked = false));
    const statement = () => {
      if (isLocked) throw busy(5);
      return 'written';
    };
    await expect(whenUnlocked(statement)).resolves.toBe('written');
  });
});
