/** A folder for temporary files of tests, in memory where the machine has plenty, because they never outlive a run. */
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** The free memory that is required, several times what a run writes. */
const NEEDED_BYTES = 4e9;

function hasMemoryToSpare() {
  if (process.platform !== 'linux' || os.freemem() < 2 * NEEDED_BYTES) return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}

const NAME = 'smart-tests-';

/** Returns whether a folder was created by makeScratchFolder. */
export const isScratchFolder = (folder) => path.basename(folder).startsWith(NAME);

/** @returns {string} a new folder; to be deleted by the caller */
export function makeScratchFolder() {
  const folder = mkdtempSync(path.join(hasMemoryToSpare() ? MEMORY : os.tmpdir(), NAME));
  // When tests run as root, PostgreSQL runs as another user with a folder inside this one.
  chmodSync(folder, 0o711);
  return folder;
}
