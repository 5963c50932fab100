import { inMinutes, runParts, type Part } from './schedule';

/** Returns a part that ends on command, and prints on the way. */
function held(title: string, settings: Partial<Part> = {}) {
  let finish: (code: number) => void = () => undefined;
  let say: (text: string) => void = () => undefined;
  const code = new Promise<number>((resolve) => (finish = resolve));
  const begun: { is: boolean; stop?: AbortSignal } = { is: false };
  const run: Part['run'] = async (print, stop) => {
    begun.is = true;
    begun.stop = stop;
    say = print;
    return { code: await code };
  };
  return { part: { title, run, ...settings }, begun, say: (text: string) => say(text), finish };
}

/** Waits until every part that can proceed has done so. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function machine(cores: number) {
  const written: string[] = [];
  return { written, machine: { cores, write: (text: string) => void written.push(text), now: () => 0 } };
}

describe('running parts on a few cores', () => {
  it('begins as many as there are cores, and the next when one is over', async () => {
    const [a, b, c] = [held('a'), held('b'), held('c')];
    const results = runParts([a.part, b.part, c.part], machine(2).machine);
    await settled();
    expect([a.begun.is, b.begun.is, c.begun.is]).toEqual([true, true, false]);
    b.finish(0);
    await settled();
    expect(c.begun.is).toBe(true);
    a.finish(0);
    c.finish(0);
    expect((await results).map(({ title }) => title)).toEqual(['b', 'a', 'c']);
  });

  it('waits for what a part needs, and for the cores that it keeps busy', async () => {
    const [build, lint, browser] = [held('build'), held('lint'), held('browser', { cores: 2, needs: ['build'] })];
    const results = runParts([browser.part, build.part, lint.part], machine(2).machine);
    await settled();
    build.finish(0);
    await settled();
    expect(browser.begun.is).toBe(false);
    lint.finish(0);
    await settled();
    expect(browser.begun.is).toBe(true);
    browser.finish(0);
    expect(await results).toHaveLength(3);
  });

  it('begins what keeps no core busy beside all others', async () => {
    const [a, b, waiting] = [held('a'), held('b'), held('waiting', { cores: 0 })];
    const results = runParts([a.part, b.part, waiting.part], machine(2).machine);
    await settled();
    expect(waiting.begun.is).toBe(true);
    [a, b, waiting].forEach(({ finish }) => finish(0));
    expect(await results).toHaveLength(3);
  });

  it('runs a part alone that wants more cores than there are', async () => {
    const wide = held('wide', { cores: 8 });
    const results = runParts([wide.part], machine(1).machine);
    wide.finish(0);
    expect(await results).toMatchObject([{ title: 'wide', isGood: true }]);
  });

  it('begins nothing more after a failure, and tells what runs to stop', async () => {
    const [a, b, c] = [held('a'), held('b'), held('c')];
    const results = runParts([a.part, b.part, c.part], machine(2).machine);
    await settled();
    a.finish(3);
    await settled();
    expect(b.begun.stop?.aborted).toBe(true);
    b.finish(1);
    expect(await results).toMatchObject([
      { title: 'a', isGood: false, isStopped: false, outcome: { code: 3 } },
      { title: 'b', isGood: false, isStopped: true },
    ]);
    expect(c.begun.is).toBe(false);
  });

  it('takes an error for a failure, and tells it', async () => {
    const { written, machine: two } = machine(2);
    const run = () => Promise.reject(new Error('no room'));
    expect(await runParts([{ title: 'a', run }], two)).toMatchObject([{ isGood: false, outcome: null }]);
    expect(written.join('')).toContain('no room');
  });

  it('tells what they print one after the other: of the first at once, of the others in their turn', async () => {
    const { written, machine: two } = machine(2);
    const [a, b] = [held('a'), held('b')];
    const results = runParts([a.part, b.part], two);
    await settled();
    b.say('from b\n');
    a.say('from a\n');
    expect(written.join('')).toBe('\n=== 1/2 a ===\nfrom a\n');
    b.finish(0);
    await settled();
    expect(written.join('')).not.toContain('from b');
    a.finish(0);
    await results;
    expect(written.join('')).toBe(
      '\n=== 1/2 a ===\nfrom a\n--- a: passed after 0:00 min\n\n=== 2/2 b ===\nfrom b\n--- b: passed after 0:00 min\n',
    );
  });
});

it.each([
  [0, '0:00 min'],
  [59.6, '1:00 min'],
  [125, '2:05 min'],
])('says %d seconds as %s', (seconds, words) => expect(inMinutes(seconds)).toBe(words));
