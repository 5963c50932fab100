import { randomUUID } from 'node:crypto';
import { offerPhotoMark, readPhotoMark } from '@/lib/server/platform/db/settings-repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { addMark, hasMark, holdsPhotos, isWritable } from '@/lib/server/platform/photo-files/photo-files';
import { isAnyPhoto } from './repo';

/** `elsewhere`: the photos of this database are in another folder. */
export type PhotoFolder = 'kept' | 'refused' | 'elsewhere';

type Ports = Pick<Deps, 'db' | 'config'>;

/**
 * Returns whether photos can be kept in PHOTO_DIR. The first instance marks its folder for the database, file first and
 * row second, so that two instances agree on one folder. A folder without photos is not marked for a database that has
 * some.
 */
export async function photoFolder({ db, config: { photoDir } }: Ports): Promise<PhotoFolder> {
  if (!(await isWritable(photoDir))) return 'refused';
  if ((await readPhotoMark(db)) === null) {
    if ((await isAnyPhoto(db)) && !(await holdsPhotos(photoDir))) return 'elsewhere';
    const mark = randomUUID();
    const isMarked = await addMark(photoDir, mark).then(
      () => true,
      () => false,
    );
    if (!isMarked) return 'refused';
    await offerPhotoMark(db, mark);
  }
  const mark = await readPhotoMark(db);
  return mark !== null && (await hasMark(photoDir, mark)) ? 'kept' : 'elsewhere';
}

export async function elsewhereWarning({ db, config: { photoDir } }: Ports): Promise<string> {
  const mark = await readPhotoMark(db);
  const way =
    mark === null
      ? 'It holds no photo and the database names some.'
      : `It lacks the file ${mark}.mark, which is in the folder of the other instances. Copy that folder with it.`;
  return `The photos of this database are not in PHOTO_DIR, ${photoDir}: this instance is not ready. ${way}`;
}
