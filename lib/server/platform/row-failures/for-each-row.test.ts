import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { forEachRow, type Page } from './for-each-row';
import { countFailures, failuresOf } from './repo';

const TASK = 'sweep.holds';

describeWithDatabase('rows that are processed one by one', (database) => {
  const clock = fixedClock();
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    jest.mocked(console.error).mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.mocked(console.error).mockImplementation((line: string) => {
      throw new Error(line);
    });
  });

  const ROWS = ['a', 'b', 'c', 'd', 'e'];
  const due = ({ after, limit }: Page) => Promise.resolve(ROWS.filter((id) => id > after).slice(0, limit));

  /** Processes the rows two at a time. Returns the rows that were tried. */
  async function run(broken: readonly string[], options: { readonly isWhole?: boolean } = {}): Promise<string> {
    const tried: string[] = [];
    const work = (id: string) => {
      tried.push(id);
      return broken.includes(id) ? Promise.reject(new TypeError('of Ada Lovelace')) : Promise.resolve(true);
    };
    await forEachRow({ db: database().db, now: clock.now }, TASK, { due, work, limit: 2, ...options });
    return tried.join('');
  }
  const failed = async () =>
    (await failuresOf(database().db, TASK)).map(({ row_id, code, since }) => [row_id, code, since]);

  it('STR-2: gives every row its turn once, also behind a batch in which all rows are broken', async () => {
    expect(await run(['a', 'b'])).toBe('abcde');
    expect((await failed()).map(([id]) => id)).toEqual(['a', 'b']);
  });

  it('STR-2: keeps one failure a row with its first time, and no word of the error’s message', async () => {
    const at = clock.now().toISOString();
    await run(['c']);
    clock.advanceMinutes(5);
    await run(['c']);
    expect(await failed()).toEqual([['c', 'TypeError', at]]);
  });

  itOnBoth(
    'STR-2: forgets the failures of rows that succeed or are not due any more, but not from a part of the list',
    async () => {
      await run(['a', 'e']);
      await run([], { isWhole: false });
      expect(await countFailures(database().db)).toBe(2);
      await run(['a']);
      expect((await failed()).map(([id]) => id)).toEqual(['a']);
    },
  );

  it('STR-2: ends with the fault of a database that is away or full, and blames no row', async () => {
    for (const code of ['ECONNRESET', 'ENOSPC', '53100']) {
      const fault = Object.assign(new Error('gone'), { code });
      const work = () => Promise.reject(fault);
      await expect(forEachRow({ db: database().db, now: clock.now }, TASK, { due, work })).rejects.toBe(fault);
    }
    expect(await failed()).toEqual([]);
  });
});
