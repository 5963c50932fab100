import { createHash, createHmac } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';

/** The first of gzipped JSON lines, before one line per row (`["orders",{…}]`) and a foot. Both databases write it. */
export type Head = {
  readonly format: 'smart-storage-and-moving';
  /** Version 1 has no seal. */
  readonly version: 1 | 2;
  readonly seal?: SealKind;
  readonly createdAt: string;
  readonly migrations: readonly string[];
};
export type Foot = {
  readonly rows: Readonly<Record<string, number>>;
  /** Covers all lines before the foot. */
  readonly seal?: string;
};
type SealKind = 'sha256' | 'hmac-sha256';

/** A problem worded for the operator who restores. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Writes to a temporary file, flushes and renames it, so that a file with the final name is complete. */
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

/** Yields each line with its parsed value. Throws BackupError when the file is damaged or no backup. */
export async function* readLines(
  file: string,
): AsyncGenerator<{ readonly text: string; readonly said: unknown }, void, undefined> {
  const unzipped = createGunzip();
  const copied = pipeline(createReadStream(file), unzipped);
  // The loop handles the error. Unhandled until then, it would end the process.
  copied.catch(() => undefined);
  try {
    for await (const text of linesOf(unzipped)) yield { text, said: JSON.parse(text) as unknown };
    await copied;
  } catch (error) {
    throw new BackupError(`${file} cannot be read as a backup`, { cause: error });
  }
}

/** Splits a stream into lines. node:readline also splits at U+2028, which JSON leaves in customers' text. */
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

/** With SECRET_KEY nobody can forge the seal from the file alone. */
export const sealKind = (secretKey: string | null): SealKind => (secretKey === null ? 'sha256' : 'hmac-sha256');

/** Derives a separate key, so that no other use of the secret can produce a valid seal. */
const keyFrom = (secretKey: string) => createHmac('sha256', secretKey).update('backup').digest();

/** Digests every line before the foot, then the row counts. An HMAC detects forgery too. */
export function sealer(secretKey: string | null) {
  const digest = secretKey === null ? createHash('sha256') : createHmac('sha256', keyFrom(secretKey));
  return {
    add: (line: string): void => void digest.update(`${line}\n`),
    seal: (rows: Foot['rows']): string => digest.update(JSON.stringify(rows)).digest('base64url'),
  };
}
