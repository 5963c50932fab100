import { PHOTO_QUALITY, PHOTO_SIDE, THUMBNAIL_SIDE } from '@/lib/domain/visits/assumptions';
import { atMost } from '@/lib/server/platform/base/at-most';
import { wrongField } from '@/lib/server/platform/base/problem';

/** The first bytes, in hex, of the image formats accepted. libvips could open others, which are kept from it. */
const BEGINNINGS: readonly RegExp[] = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];

/** The maximum pixels of a decoded picture. More is an attack, not a photo. */
const MOST_PIXELS = 50_000_000;

/**
 * Limits parallel resizing to two photos: each takes one of Node's four threads for files and compression, and some 20
 * MB. Many crews uploading at once wait for each other, not the customers who book.
 */
const inTurn = atMost(2);

const unreadable = () => wrongField('photo', 'This is not a picture we can read');

export type SmallPhoto = { readonly photo: Buffer; readonly thumbnail: Buffer };

/**
 * Returns a photo as it is stored: upright JPEG, at most PHOTO_SIDE pixels long, without the camera's metadata (EXIF:
 * place, device, time), and its thumbnail.
 * Throws Problem validation_failed for data that does not decode.
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
