import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { MINUTE_MS } from '@/lib/domain/durations';

type Message = { readonly createdAt: Date; readonly topic: string; readonly id: string };

/** A folder in which messages of one kind become files with the same extension. */
export type MessageFolder = { readonly write: (message: Message, bytes: Buffer | string) => Promise<void> };

/**
 * Returns a folder of messages. A file is written under a temporary name, flushed and renamed, so that its final name
 * always means a complete file. A second attempt at a message replaces its first file.
 */
export function messageFolder(directory: string, ending: string): MessageFolder {
  let isSwept = false;
  return {
    write: async (message, bytes) => {
      await mkdir(directory, { recursive: true });
      if (!isSwept) await deleteExpiredParts(directory, Date.now() - 10 * MINUTE_MS);
      isSwept = true;
      const name = fileName(message, ending);
      const temporary = path.join(directory, `.${name}.${process.pid}.part`);
      const file = await open(temporary, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path.join(directory, name));
    },
  };
}

/** Deletes temporary files of killed processes. Leaves newer ones, which another process may be writing. */
async function deleteExpiredParts(directory: string, before: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const file = path.join(directory, name);
    if (!name.endsWith('.part')) continue;
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: before }));
    if (mtimeMs < before) await rm(file, { force: true });
  }
}

/**
 * Returns "20261121T091500123Z-order.confirmed.customer-<id>.eml", which sorts by time and is the same at every
 * attempt.
 */
function fileName({ createdAt, topic, id }: Message, ending: string): string {
  return `${createdAt.toISOString().replace(/[-:.]/g, '')}-${topic}-${id}.${ending}`;
}
