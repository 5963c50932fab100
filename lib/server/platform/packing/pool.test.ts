import { Worker } from 'node:worker_threads';
import { endAfterTest, endAll } from '@/lib/testing/after-test';
import { closedGate } from '@/lib/testing/gate';
import { Busy, createPool, ThreadFailed, type PoolSettings } from './pool';

/**
 * A thread that starts when its gate opens and then answers each task, at once or when the task's gate opens. Tasks can
 * also make it fail, end or hang.
 */
const OBEDIENT = `
  const { parentPort, workerData } = require('node:worker_threads');
  if (workerData) Atomics.wait(workerData, 0, 0);
  parentPort.on('message', (task) => {
    if (task.ends) process.exit(1);
    if (task.hangs) for (;;);
    if (task.gate) Atomics.wait(task.gate, 0, 0);
    parentPort.postMessage(task.fails ? { kind: 'failure', message: 'no' } : { kind: 'answer', answer: task.name });
  });
  parentPort.postMessage({ kind: 'ready' });
`;

/** The longest possible timer, so that no test reaches it. */
const PATIENT_MS = 2 ** 31 - 1;

describe('the threads that pack', () => {
  let started = 0;
  const poolOf = (changes: Partial<PoolSettings> = {}) => {
    started = 0;
    const told: string[] = [];
    const start = () => {
      started += 1;
      return new Worker(OBEDIENT, { eval: true });
    };
    const settings = { start, threads: 1, mayWait: 2, mustWait: 4, hangsAfterMs: PATIENT_MS, ...changes };
    const pool = createPool(settings, (key) => told.push(key));
    endAfterTest(pool.close);
    const ask = (name: string, task: object = {}, budgetMs: number | null = null) =>
      pool.ask(name, { name, ...task }, budgetMs);
    return { ask, told, pool };
  };
  const outcome = (answer: Promise<unknown>) =>
    answer.then(String, (error: unknown) => (error instanceof Error ? error.name : 'unknown'));
  /** Stops timers, so that a test decides when budgets run out. The threads and the event loop continue. */
  const stopTimers = () =>
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  afterEach(async () => {
    jest.useRealTimers();
    await endAll();
  });

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
    const { cell, open } = closedGate();
    const running = ask('first', { gate: cell });
    const optional = ['a', 'b', 'c'].map((name) => outcome(ask(name, {}, PATIENT_MS)));
    const needed = ['d', 'e', 'f'].map((name) => outcome(ask(name)));
    open();
    expect(await Promise.all(optional)).toEqual(['a', 'b', 'Busy']);
    expect(await Promise.all(needed)).toEqual(['d', 'e', 'Busy']);
    await running;
  });

  it('answer what must be answered before what may be, in the order of asking', async () => {
    const { ask, told } = poolOf();
    await ask('warm');
    const { cell, open } = closedGate();
    const answers = [ask('first', { gate: cell }), ask('may', {}, PATIENT_MS), ask('must'), ask('must too')];
    open();
    await Promise.all(answers);
    expect(told).toEqual(['warm', 'first', 'must', 'must too', 'may']);
  });

  it('give no answer after the budget; what had begun is finished, what waited is dropped', async () => {
    stopTimers();
    const { ask, told } = poolOf();
    await ask('warm');
    const { cell, open } = closedGate();
    const answers = [ask('slow', { gate: cell }, 20), ask('behind it', {}, 20)].map(outcome);
    jest.advanceTimersByTime(20);
    expect(await Promise.all(answers)).toEqual(['Busy', 'Busy']);
    open();
    expect(await ask('next')).toBe('next');
    expect(told).toEqual(['warm', 'slow', 'next']);
    expect(started).toBe(1);
  });

  it('begin the budget when the first of them is there', async () => {
    stopTimers();
    const { cell, open } = closedGate();
    const { ask } = poolOf({ start: () => new Worker(OBEDIENT, { eval: true, workerData: cell }) });
    const answer = outcome(ask('a', {}, 200));
    jest.advanceTimersByTime(60_000);
    open();
    expect(await answer).toBe('a');
  });

  it('answer the same question once, to all who ask', async () => {
    const { ask, told } = poolOf();
    expect(await Promise.all([ask('a'), ask('a', {}, PATIENT_MS), ask('a')])).toEqual(['a', 'a', 'a']);
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
    stopTimers();
    const { ask } = poolOf({ hangsAfterMs: 100 });
    await ask('warm');
    const answer = outcome(ask('a', { hangs: true }));
    jest.advanceTimersByTime(100);
    expect(await answer).toBe(Busy.name);
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
    const answer = outcome(ask('a', { gate: closedGate().cell }));
    await pool.close();
    expect(await answer).toBe(ThreadFailed.name);
  });
});
