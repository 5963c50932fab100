import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A script that logs in a process of its own, with a standard output that accepts nothing. */
const SCRIPT = `
  const { log } = await import(${JSON.stringify(pathToFileURL(path.join(__dirname, 'log.ts')).href)});
  for (let line = 0; line < 100; line += 1) log().info({ line }, 'nobody reads this');
  process.once('beforeExit', () => process.stderr.write('still here'));
`;

describe('the log', () => {
  it('loses its lines, and nothing else, when they cannot be written', () => {
    const unwritable = openSync(__filename, 'r');
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--no-warnings', '-e', SCRIPT], {
      stdio: ['ignore', unwritable, 'pipe'],
      timeout: 30_000,
    });
    closeSync(unwritable);
    expect([status, stderr.toString()]).toEqual([0, 'still here']);
  });
});
