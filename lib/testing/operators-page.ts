import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Returns the commands in a code block of an operator's page (lib/server/platform/operating). */
export async function block(page: string, language: string, index = 0): Promise<string> {
  const text = await readFile(page, 'utf8');
  const commands = [...text.matchAll(new RegExp('```' + language + '\\n(.*?)```', 'gs'))][index]?.[1] ?? '';
  if (commands === '') throw new Error(`${path.basename(page)} has no block ${index + 1} of ${language}`);
  return commands;
}

/** Runs commands as an operator does, in the app's folder, up to the first failure. Returns their output. */
export async function carryOut(
  commands: string,
  env: Readonly<Record<string, string>>,
  as: { readonly uid?: number; readonly gid?: number } = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-ec', commands], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, ...env },
    ...as,
  });
  return stdout;
}
