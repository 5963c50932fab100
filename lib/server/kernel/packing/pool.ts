import type { Worker } from 'node:worker_threads';

/** What a thread says: first that it is ready, then one word for each task. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly message: string };

/** Not answered in time, or not taken at all because too much waits already. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** A thread ended, or could not begin. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}

export type PoolSettings = {
  readonly start: () => Worker;
  /** Threads at most; each is started when there is work for it. */
  readonly threads: number;
  /** Tasks that may wait; those that must be answered may be `mustWait` in number. */
  readonly mayWait: number;
  readonly mustWait: number;
  /** A thread that has been at one task for so long hangs, and is replaced. */
  readonly hangsAfterMs: number;
};

type Asker = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  timer: NodeJS.Timeout | null;
};
type Job = {
  readonly key: string;
  readonly task: object;
  readonly mustBeDone: boolean;
  readonly askers: Set<Asker>;
  isRunning: boolean;
};
type Thread = { readonly worker: Worker; job: Job | null; isReady: boolean; watch: NodeJS.Timeout | null };

/**
 * A few threads behind one queue. Who asks the same question as somebody before them (`key`) waits for the same answer.
 * `onAnswer` is told of every answer, also of those that came too late for whoever asked.
 */
export function createPool(settings: PoolSettings, onAnswer: (key: string, answer: unknown) => void) {
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  const jobs = new Map<string, Job>();
  /** The clock of a budget does not run while the first thread is being made. */
  let isWarm = false;
  const untimed = new Map<Asker, () => void>();

  function end(job: Job, tell: (asker: Asker) => void): void {
    jobs.delete(job.key);
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
    for (const asker of job.askers) leave(job, asker, tell);
  }

  function leave(job: Job, asker: Asker, tell: (asker: Asker) => void): void {
    if (asker.timer) clearTimeout(asker.timer);
    untimed.delete(asker);
    job.askers.delete(asker);
    tell(asker);
  }

  /** Whoever waits no longer takes a task that has not begun with them. One that has begun goes on to its end. */
  function giveUp(job: Job, asker: Asker, budgetMs: number): void {
    leave(job, asker, ({ reject }) => reject(new Busy(`No answer within ${budgetMs} ms`)));
    if (job.askers.size === 0 && !job.isRunning) end(job, () => undefined);
  }

  /** Where those begin in the queue that may fail: those that must be answered come first, the earliest of them at the head. */
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
    // It never began: nor would another in its place.
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
    /**
     * The answer of a thread. With a budget it comes within so many milliseconds or not at all; without one it must come,
     * and goes before those that may fail. Rejects with Busy or ThreadFailed.
     */
    ask: (key: string, task: object, budgetMs: number | null): Promise<unknown> => {
      const known = jobs.get(key);
      if (!known && waiting.length >= (budgetMs === null ? settings.mustWait : settings.mayWait)) {
        return Promise.reject(new Busy(`${waiting.length} tasks wait already`));
      }
      return new Promise((resolve, reject) => {
        const job = known ?? { key, task, mustBeDone: budgetMs === null, askers: new Set(), isRunning: false };
        const asker: Asker = { resolve, reject, timer: null };
        job.askers.add(asker);
        if (!known) {
          jobs.set(key, job);
          if (budgetMs === null) waiting.splice(firstThatMayFail(), 0, job);
          else waiting.push(job);
        }
        if (budgetMs !== null) {
          const begin = () => {
            asker.timer = setTimeout(() => giveUp(job, asker, budgetMs), budgetMs);
          };
          if (isWarm) begin();
          else untimed.set(asker, begin);
        }
        next();
      });
    },
    /** Ends the threads; whoever waits is told. */
    close: async (): Promise<void> => {
      const workers = [...threads].map(({ worker }) => worker);
      for (const thread of [...threads]) lose(thread, new ThreadFailed('The pool is closed'));
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
