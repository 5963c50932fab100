import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPhotoFile } from './photo-files';

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
