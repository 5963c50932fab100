import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * A backup is gzipped JSON lines: a head, a line a row (`["orders",{…}]`), and a foot that counts them, so that a file
 * that was cut off is known. It is the same for both databases: either can be restored into the other.
 */
export type Head = {
  readonly format: 'smart-storage-and-moving';
  readonly version: 1;
  readonly createdAt: string;
  /** Names of the migrations that the rows fit to. */
  readonly migrations: readonly string[];
};
export type Foot = { readonly rows: Readonly<Record<string, number>> };

/** What is wrong with a backup or with where it is to go, for whoever restores it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Written beside its place, flushed and renamed: a file with the final name is whole. Only its owner may read it. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.part`;
  const out = createWriteStream(temporary, { mode: 0o600 });
  await pipeline(Readable.from(lines), createGzip(), out);
  const handle = await open(temporary);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

/** Throws BackupError when the file is no backup, or broken. */
export async function* readLines(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  const copied = pipeline(source, unzipped).catch((error: unknown) => {
    throw new BackupError(`${file} cannot be read as a backup`, { cause: error });
  });
  // Heard below; unheard in between, a broken file would end the process.
  copied.catch(() => undefined);
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity })) yield JSON.parse(line);
  } catch (error) {
    throw new BackupError(`${file} cannot be read as a backup`, { cause: error });
  }
  await copied;
}
