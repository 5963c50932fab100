import { parentPort } from 'node:worker_threads';
import { answerTask, type PackingTask } from './tasks';
import type { FromThread } from './pool';

/** One thread of the pool: a task at a time. Built into a file of its own (lib/tooling/packing-worker.mjs). */
const tell = (word: FromThread) => parentPort?.postMessage(word);

parentPort?.on('message', (task: PackingTask) => {
  try {
    tell({ kind: 'answer', answer: answerTask(task) });
  } catch (error) {
    tell({ kind: 'failure', message: String(error) });
  }
});
tell({ kind: 'ready' });
