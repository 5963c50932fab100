import { hash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The SHA-256 of a photo. All instances share the folder, and rows refer to the names. */
const NAMED = /^[0-9a-f]{64}\.jpg$/;

export const isPhotoFile = (name: string): boolean => NAMED.test(name);

const inFolder = (folder: string, sha256: string): string => path.join(folder, `${sha256}.jpg`);

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

export const sha256Of = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex');

/** Flushes the file and its folder entry. Storing the same bytes again renews their age for the retention job. */
export async function keepFile(folder: string, bytes: Uint8Array): Promise<string> {
  const sha256 = sha256Of(bytes);
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `${randomUUID()}.part`);
  try {
    await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, inFolder(folder, sha256));
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
  return sha256;
}

/** Returns a path for the caller to delete. The daily retention job deletes the file of a killed process. */
export async function writePart(folder: string, content: AsyncIterable<Uint8Array>): Promise<string> {
  await mkdir(folder, { recursive: true });
  const part = path.join(folder, `${randomUUID()}.part`);
  try {
    await writeFile(part, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    await unlink(part).catch(() => undefined);
    throw error;
  }
  return part;
}

/** Flushes a new name to the disk. Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const readFileOf = (folder: string, sha256: string): Promise<Buffer | null> =>
  readFile(inFolder(folder, sha256)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** Returns the files last written before an instant: photos by their SHA-256, and interrupted uploads. */
export async function filesBefore(
  folder: string,
  instant: Date,
): Promise<{ readonly photos: readonly string[]; readonly parts: readonly string[] }> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const { mtimeMs = Infinity } = (await stat(path.join(folder, name)).catch(() => null)) ?? {};
    if (mtimeMs < instant.getTime()) old.push(name);
  }
  return {
    photos: old.filter(isPhotoFile).map((name) => name.slice(0, -'.jpg'.length)),
    parts: old.filter((name) => name.endsWith('.part')),
  };
}

export const deletePhotoFile = (folder: string, sha256: string): Promise<void> => deletePart(folder, `${sha256}.jpg`);

export const deletePart = (folder: string, name: string): Promise<void> =>
  unlink(path.join(folder, name)).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });

/** A missing folder is created with the first file. */
export async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch (error) {
    const parent = path.dirname(folder);
    return isMissing(error) && parent !== folder && isWritable(parent);
  }
}

/** An empty file of this name, which the database stores, shows that the PHOTO_DIR belongs to the database. */
const MARK = /^[0-9a-f-]{36}$/;
const fileOf = (mark: string): string => `${mark}.mark`;

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

export const hasMark = async (folder: string, mark: string): Promise<boolean> =>
  (await namesIn(folder)).includes(fileOf(mark));

export const holdsPhotos = async (folder: string): Promise<boolean> => (await namesIn(folder)).some(isPhotoFile);

/** Creates a missing folder. Throws RangeError for text that is not a mark. */
export async function addMark(folder: string, mark: string): Promise<void> {
  if (!MARK.test(mark)) throw new RangeError('This is no mark of a folder');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, fileOf(mark)), '', { flag: 'a', mode: 0o600, flush: true });
}
