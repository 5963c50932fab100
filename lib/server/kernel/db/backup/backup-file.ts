import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * A backup is gzipped JSON lines: a head, a line a row (`["orders",{…}]`), and a foot that counts and seals them, so that
 * a file that was cut off or altered is known. It is the same for both databases: either can be restored into the other.
 */
export type Head = {
  readonly format: 'smart-storage-and-moving';
  /** Files of version 1 have no seal. */
  readonly version: 1 | 2;
  readonly seal?: SealKind;
  readonly createdAt: string;
  /** Names of the migrations that the rows fit to. */
  readonly migrations: readonly string[];
};
export type Foot = {
  readonly rows: Readonly<Record<string, number>>;
  /** Of all lines before it (seal.ts). */
  readonly seal?: string;
};
export type SealKind = 'sha256' | 'hmac-sha256';

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

/** The lines of a backup with what each says. Throws BackupError when the file is no backup, or broken. */
export async function* readLines(
  file: string,
): AsyncGenerator<{ readonly text: string; readonly said: unknown }, void, undefined> {
  const unzipped = createGunzip();
  const copied = pipeline(createReadStream(file), unzipped);
  // Heard below; unheard in between, a broken file would end the process.
  copied.catch(() => undefined);
  try {
    for await (const text of linesOf(unzipped)) yield { text, said: JSON.parse(text) as unknown };
    await copied;
  } catch (error) {
    throw new BackupError(`${file} cannot be read as a backup`, { cause: error });
  }
}

/** Not node:readline: it ends a line at U+2028 too, which JSON leaves as it is in what a customer wrote. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  for await (const chunk of stream) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    begun += first;
    for (const next of others) {
      yield begun;
      begun = next;
    }
  }
  if (begun !== '') yield begun;
}
