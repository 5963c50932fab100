import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { answerTask, type PackingTask } from './tasks';
import type { FromThread } from './pool';

/** One thread of the pool, built into a file of its own (lib/tooling/server-files.mjs). */
const tell = (word: FromThread) => parentPort?.postMessage(word);

parentPort?.on('message', (task: PackingTask) => {
  try {
    tell({ kind: 'answer', answer: answerTask(task) });
  } catch (error) {
    tell({ kind: 'failure', message: String(error) });
  }
});
// Elsewhere the priority would apply to the whole process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

tell({ kind: 'ready' });
