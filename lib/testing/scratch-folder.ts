import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endAfterTest } from './after-test';

/** Creates an empty folder that is deleted after the test. */
export async function scratchFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `ssm-${name}-`));
  endAfterTest(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
