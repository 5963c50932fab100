import { whenUnlocked } from './when-unlocked';

const busy = (errcode: number) => Object.assign(new Error('database is locked'), { errcode });

/** Fails so many times before it succeeds. */
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

  it('says what SQLite says when the patience is over, and lets others have their turn meanwhile', async () => {
    const { calls, statement } = failing(Infinity, busy(5));
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    await expect(whenUnlocked(statement, 150)).rejects.toThrow('database is locked');
    clearInterval(timer);
    expect(calls.count).toBeGreaterThan(4);
    expect(turns).toBeGreaterThan(4);
  });
});
