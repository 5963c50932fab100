import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPhotoFile } from './photo-files';

/**
 * The mark of a folder of photos: an empty file whose name the database knows. By it an instance finds out whether its
 * PHOTO_DIR is the folder that the database's photos are in. The name is the whole mark, so no reader finds half of one.
 */
const MARK = /^[0-9a-f-]{36}$/;
const fileOf = (mark: string): string => `${mark}.mark`;

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

export const hasMark = async (folder: string, mark: string): Promise<boolean> =>
  (await namesIn(folder)).includes(fileOf(mark));

export const holdsPhotos = async (folder: string): Promise<boolean> => (await namesIn(folder)).some(isPhotoFile);

/** Marks a folder, which is made if it is missing. Throws RangeError for a text that is no mark. */
export async function addMark(folder: string, mark: string): Promise<void> {
  if (!MARK.test(mark)) throw new RangeError('This is no mark of a folder');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, fileOf(mark)), '', { flag: 'a', mode: 0o600, flush: true });
}
