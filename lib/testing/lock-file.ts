import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endAfterTest } from './after-test';

/** A program that locks the file, prints a line, and commits when its standard input ends. */
const HOLDER = `
  const { DatabaseSync } = require('node:sqlite');
  const [file, begin] = process.argv.slice(1);
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec(begin);
  console.log('locked');
  process.stdin.resume().on('end', () => database.exec('commit'));
`;

/**
 * Locks a SQLite file from another process, as an operator's shell or a file copy does.
 * @param begin the statements that take the lock
 * @returns the function that releases the lock
 */
export async function lockFile(file: string, begin = 'begin immediate'): Promise<() => Promise<void>> {
  const holder = spawn(process.execPath, ['--no-warnings', '-e', HOLDER, file, begin], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'exit');
  const release = endAfterTest(async () => {
    holder.stdin.end();
    await ended;
  });
  await once(holder.stdout, 'data');
  return release;
}
