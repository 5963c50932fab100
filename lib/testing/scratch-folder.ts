import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endAfterTest } from './after-test';

/** An empty folder that is gone after the test. */
export async function scratchFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `ssm-${name}-`));
  endAfterTest(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
