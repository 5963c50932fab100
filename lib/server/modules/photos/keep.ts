import { randomUUID } from 'node:crypto';
import { PHOTO_QUALITY, PHOTO_SIDE, THUMBNAIL_SIDE } from '@/lib/domain/visits/assumptions';
import { trustedTime } from '@/lib/domain/visits/replay';
import { atMost } from '@/lib/server/platform/base/single-flight';
import { wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { PhotoRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { keepFile, sha256Of } from '@/lib/server/platform/photo-files/photo-files';
import { insertPhoto, photosOf, type PhotoOwner } from './repo';

type Sent = {
  readonly owner: PhotoOwner;
  readonly kind: string;
  readonly takenAt: Date;
  readonly bytes: Buffer;
  /** The reduced photo, where it was reduced before. */
  readonly small?: SmallPhoto | undefined;
  /** The operator who adds it for somebody else. */
  readonly recordedBy?: string | undefined;
  /** The most photos of an owner, with `ofEachKind` of each kind. */
  readonly most: number;
  readonly ofEachKind?: boolean;
  /** Locks the owner's order, so that two uploads do not both take the last place. False refuses the photo. */
  readonly mayStill: (trx: Trx) => Promise<boolean>;
};

/** `known`: the photo was sent before. */
export type Kept = 'stored' | 'known' | 'full' | 'refused';

/**
 * Reduces a photo and stores first its files, then its row, so that there is never a row without bytes. A photo that is
 * sent twice is stored once. Throws Problem validation_failed for data that does not decode.
 */
export async function keepPhoto({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>, sent: Sent): Promise<Kept> {
  const { owner, kind, bytes, mayStill, recordedBy = '' } = sent;
  const isFull = (rows: readonly PhotoRow[]): boolean =>
    rows.filter((row) => sent.ofEachKind !== true || row.kind === kind).length >= sent.most;
  const sentSha = sha256Of(bytes);
  const before = await photosOf(db, owner.kind, [owner.id]);
  if (before.some((row) => row.sent_sha256 === sentSha)) return 'known';
  if (isFull(before)) return 'full';
  const { photo, thumbnail } = sent.small ?? (await makeSmall(bytes));
  const sha256 = await keepFile(config.photoDir, photo);
  const thumbnailSha = await keepFile(config.photoDir, thumbnail);
  const receivedAt = now();
  const { at, isClockOff } = trustedTime(sent.takenAt, receivedAt);
  return transact(db, async (trx) => {
    if (!(await mayStill(trx))) return 'refused';
    const own = await photosOf(trx, owner.kind, [owner.id]);
    if (own.some((row) => row.sent_sha256 === sentSha)) return 'known';
    if (isFull(own)) return 'full';
    const isNew = await insertPhoto(trx, {
      id: randomUUID(),
      owner_kind: owner.kind,
      owner_id: owner.id,
      kind,
      sha256,
      thumbnail_sha256: thumbnailSha,
      sent_sha256: sentSha,
      size: photo.length + thumbnail.length,
      taken_at: at.toISOString(),
      clock_off: isClockOff ? 1 : 0,
      received_at: receivedAt.toISOString(),
      recorded_by: recordedBy,
    });
    return isNew ? 'stored' : 'known';
  });
}

/** The first bytes, in hex, of the accepted formats. libvips could open others. */
const BEGINNINGS: readonly RegExp[] = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];

/** The maximum pixels of a decoded picture. More is an attack, not a photo. */
const MOST_PIXELS = 50_000_000;

/**
 * Limits parallel resizing to two photos, each with one of Node's four threads and some 20 MB, so that many uploading
 * crews do not hold up bookings.
 */
const inTurn = atMost(2);

const unreadable = () => wrongField('photo', 'This is not a picture we can read');

export type SmallPhoto = { readonly photo: Buffer; readonly thumbnail: Buffer };

/**
 * Returns a photo as it is stored: upright JPEG, at most PHOTO_SIDE pixels, without the camera's metadata (EXIF: place,
 * device, time), and its thumbnail. Throws Problem validation_failed for data that does not decode.
 */
export async function makeSmall(sent: Buffer): Promise<SmallPhoto> {
  const begins = sent.subarray(0, 12).toString('hex');
  if (!BEGINNINGS.some((beginning) => beginning.test(begins))) throw unreadable();
  return inTurn(() => drawnAnew(sent));
}

async function drawnAnew(sent: Buffer): Promise<SmallPhoto> {
  // Loaded on demand, so that pages without photos start without the library.
  const { default: sharp } = await import('sharp');
  // No photo is resized twice, so a cache would be useless.
  sharp.cache(false);
  const quality = PHOTO_QUALITY * 100;
  try {
    const upright = await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer();
    const thumbnail = await sharp(upright)
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer();
    return { photo: upright, thumbnail };
  } catch {
    throw unreadable();
  }
}
