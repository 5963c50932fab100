import { Worker } from 'node:worker_threads';
import { endAfterTest, endAll } from '@/lib/testing/after-test';
import { Busy, createPool, ThreadFailed, type PoolSettings } from './pool';

/** A thread that does as it is told: answers its task, after so many milliseconds; or fails, ends, hangs. */
const OBEDIENT = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (task) => {
    if (task.ends) process.exit(1);
    if (task.hangs) for (;;);
    if (task.ms) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, task.ms);
    parentPort.postMessage(task.fails ? { kind: 'failure', message: 'no' } : { kind: 'answer', answer: task.name });
  });
  parentPort.postMessage({ kind: 'ready' });
`;

describe('the threads that pack', () => {
  let started = 0;
  const poolOf = (changes: Partial<PoolSettings> = {}) => {
    started = 0;
    const told: string[] = [];
    const start = () => {
      started += 1;
      return new Worker(OBEDIENT, { eval: true });
    };
    const settings = { start, threads: 1, mayWait: 2, mustWait: 4, hangsAfterMs: 60_000, ...changes };
    const pool = createPool(settings, (key) => told.push(key));
    endAfterTest(pool.close);
    const ask = (name: string, task: object = {}, budgetMs: number | null = null) =>
      pool.ask(name, { name, ...task }, budgetMs);
    return { ask, told, pool };
  };
  const outcome = (answer: Promise<unknown>) =>
    answer.then(String, (error: unknown) => (error instanceof Error ? error.name : 'unknown'));
  afterEach(endAll);

  it('are started when there is work, and never more than allowed', async () => {
    const { ask } = poolOf({ threads: 2 });
    expect(started).toBe(0);
    expect(await ask('a')).toBe('a');
    expect(started).toBe(1);
    expect(await Promise.all(['b', 'c', 'd', 'e'].map((name) => ask(name)))).toEqual(['b', 'c', 'd', 'e']);
    expect(started).toBe(2);
  });

  it('take no more than may wait, and leave room for what must be answered', async () => {
    const { ask } = poolOf();
    await ask('warm');
    const running = ask('first', { ms: 300 });
    const optional = ['a', 'b', 'c'].map((name) => outcome(ask(name, {}, 60_000)));
    const needed = ['d', 'e', 'f'].map((name) => outcome(ask(name)));
    expect(await Promise.all(optional)).toEqual(['a', 'b', 'Busy']);
    expect(await Promise.all(needed)).toEqual(['d', 'e', 'Busy']);
    await running;
  });

  it('answer what must be answered before what may be, in the order of asking', async () => {
    const { ask, told } = poolOf();
    await ask('warm');
    await Promise.all([ask('first', { ms: 50 }), ask('may', {}, 60_000), ask('must'), ask('must too')]);
    expect(told).toEqual(['warm', 'first', 'must', 'must too', 'may']);
  });

  it('give no answer after the budget; what had begun is finished, what waited is dropped', async () => {
    const { ask, told } = poolOf();
    await ask('warm');
    const answers = [ask('slow', { ms: 200 }, 20), ask('behind it', {}, 20)];
    expect(await Promise.all(answers.map(outcome))).toEqual(['Busy', 'Busy']);
    expect(await ask('next')).toBe('next');
    expect(told).toEqual(['warm', 'slow', 'next']);
    expect(started).toBe(1);
  });

  it('begin the budget when the first of them is there', async () => {
    const { ask } = poolOf();
    expect(await outcome(ask('a', {}, 200))).toBe('a');
  });

  it('answer the same question once, to all who ask', async () => {
    const { ask, told } = poolOf();
    expect(await Promise.all([ask('a'), ask('a', {}, 60_000), ask('a')])).toEqual(['a', 'a', 'a']);
    expect(told).toEqual(['a']);
  });

  it('say what failed, and go on', async () => {
    const { ask } = poolOf();
    expect(await outcome(ask('a', { fails: true }))).toBe(ThreadFailed.name);
    expect(await outcome(ask('b', { ends: true }))).toBe(ThreadFailed.name);
    expect(await ask('c')).toBe('c');
    expect(started).toBe(2);
  });

  it('are replaced when one hangs', async () => {
    const { ask } = poolOf({ hangsAfterMs: 100 });
    expect(await outcome(ask('a', { hangs: true }))).toBe(Busy.name);
    expect(await ask('b')).toBe('b');
  });

  it('tell whoever waits when they cannot begin, or are closed', async () => {
    const broken = poolOf({ start: () => new Worker('throw new Error("no code")', { eval: true }) });
    expect(await Promise.all(['a', 'b'].map((name) => outcome(broken.ask(name))))).toEqual(
      Array(2).fill(ThreadFailed.name),
    );
    const none = poolOf({
      start: () => {
        throw new Error('no memory');
      },
    });
    expect(await outcome(none.ask('a'))).toBe(ThreadFailed.name);
    const { ask, pool } = poolOf();
    const answer = outcome(ask('a', { ms: 50 }));
    await pool.close();
    expect(await answer).toBe(ThreadFailed.name);
  });
});
