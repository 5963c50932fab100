import type { Worker } from 'node:worker_threads';

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly message: string };

/** A task was not answered in time, or too many wait. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}

export type PoolSettings = {
  readonly start: () => Worker;
  /** The maximum. Each is started when there is work for it. */
  readonly threads: number;
  /** The maximum number of waiting tasks when a new task may fail, and when it must be answered. */
  readonly mayWait: number;
  readonly mustWait: number;
  /** After so long on one task a thread counts as hung and is replaced. */
  readonly hangsAfterMs: number;
};

type Caller = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  timer: NodeJS.Timeout | null;
};
type Job = {
  readonly key: string;
  readonly task: object;
  readonly mustBeDone: boolean;
  readonly callers: Set<Caller>;
  isRunning: boolean;
};
type Thread = { readonly worker: Worker; job: Job | null; isReady: boolean; watch: NodeJS.Timeout | null };

/** Callers with the same `key` share one task. `onAnswer` gets every answer, even one that is too late. */
export function createPool(settings: PoolSettings, onAnswer: (key: string, answer: unknown) => void) {
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  const jobs = new Map<string, Job>();
  /** Whether a thread has become ready. The clock of a budget does not run while the first thread starts. */
  let isWarm = false;
  const untimed = new Map<Caller, () => void>();

  function end(job: Job, tell: (caller: Caller) => void): void {
    jobs.delete(job.key);
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
    for (const caller of job.callers) leave(job, caller, tell);
  }

  function leave(job: Job, caller: Caller, tell: (caller: Caller) => void): void {
    if (caller.timer) clearTimeout(caller.timer);
    untimed.delete(caller);
    job.callers.delete(caller);
    tell(caller);
  }

  /** Rejects a caller whose budget has run out. Drops a task that nobody waits for unless it has begun. */
  function giveUp(job: Job, caller: Caller, budgetMs: number): void {
    leave(job, caller, ({ reject }) => reject(new Busy(`No answer within ${budgetMs} ms`)));
    if (job.callers.size === 0 && !job.isRunning) end(job, () => undefined);
  }

  /** Returns the position of the first task that may fail. Tasks that must be answered come before it. */
  function firstThatMayFail(): number {
    const at = waiting.findIndex(({ mustBeDone }) => !mustBeDone);
    return at < 0 ? waiting.length : at;
  }

  function startThread(): void {
    let worker: Worker;
    try {
      worker = settings.start();
    } catch (error) {
      refuseWaiting(new ThreadFailed(String(error)));
      return;
    }
    const thread: Thread = { worker, job: null, isReady: false, watch: null };
    threads.add(thread);
    worker.unref();
    thread.worker.on('message', (word: FromThread) => hear(thread, word));
    thread.worker.on('error', (error) => lose(thread, new ThreadFailed(String(error))));
    thread.worker.on('exit', () => lose(thread, new ThreadFailed('The thread ended')));
  }

  function hear(thread: Thread, word: FromThread): void {
    if (word.kind === 'ready') {
      thread.isReady = true;
      isWarm = true;
      for (const begin of untimed.values()) begin();
      untimed.clear();
    } else {
      const { job } = thread;
      thread.job = null;
      if (thread.watch) clearTimeout(thread.watch);
      if (job && word.kind === 'answer') {
        onAnswer(job.key, word.answer);
        end(job, ({ resolve }) => resolve(word.answer));
      } else if (job && word.kind === 'failure') {
        end(job, ({ reject }) => reject(new ThreadFailed(word.message)));
      }
    }
    next();
  }

  function lose(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return;
    if (thread.watch) clearTimeout(thread.watch);
    if (thread.job) end(thread.job, ({ reject }) => reject(error));
    // The thread never started, and neither would a replacement.
    if (!thread.isReady) refuseWaiting(error);
    next();
  }

  function refuseWaiting(error: Error): void {
    for (const job of [...waiting]) end(job, ({ reject }) => reject(error));
  }

  function next(): void {
    for (const thread of threads) {
      if (!thread.isReady || thread.job) continue;
      const job = waiting.shift();
      if (!job) return;
      job.isRunning = true;
      thread.job = job;
      thread.worker.postMessage(job.task);
      thread.watch = setTimeout(() => {
        lose(thread, new Busy('The thread hangs'));
        void thread.worker.terminate();
      }, settings.hangsAfterMs).unref();
    }
    const beginning = [...threads].filter(({ isReady }) => !isReady).length;
    if (waiting.length > beginning && threads.size < settings.threads) startThread();
  }

  return {
    /** Answers within `budgetMs` or rejects with Busy or ThreadFailed. Null: must be answered, before other tasks. */
    ask: (key: string, task: object, budgetMs: number | null): Promise<unknown> => {
      const known = jobs.get(key);
      if (!known && waiting.length >= (budgetMs === null ? settings.mustWait : settings.mayWait)) {
        return Promise.reject(new Busy(`${waiting.length} tasks wait already`));
      }
      return new Promise((resolve, reject) => {
        const job = known ?? { key, task, mustBeDone: budgetMs === null, callers: new Set(), isRunning: false };
        const caller: Caller = { resolve, reject, timer: null };
        job.callers.add(caller);
        if (!known) {
          jobs.set(key, job);
          if (budgetMs === null) waiting.splice(firstThatMayFail(), 0, job);
          else waiting.push(job);
        }
        if (budgetMs !== null) {
          const begin = () => {
            caller.timer = setTimeout(() => giveUp(job, caller, budgetMs), budgetMs);
          };
          if (isWarm) begin();
          else untimed.set(caller, begin);
        }
        next();
      });
    },
    close: async (): Promise<void> => {
      const workers = [...threads].map(({ worker }) => worker);
      for (const thread of [...threads]) lose(thread, new ThreadFailed('The pool is closed'));
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
