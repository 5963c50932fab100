import { PHOTO_QUALITY, PHOTO_SIDE, THUMBNAIL_SIDE } from '@/lib/domain/visits/assumptions';
import { atMost } from '@/lib/server/kernel/base/at-most';
import { wrongField } from '@/lib/server/kernel/base/problem';

/** How the files of pictures begin that we read. What else libvips could open is not given to it. */
const BEGINNINGS: readonly RegExp[] = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];

/** Of a decoded picture, before it is made small: beyond it is an attack, no photo. */
const MOST_PIXELS = 50_000_000;

/**
 * Photos that are made small at once: each has a thread of the four that Node has for files and archives too, and some
 * 20 MB. Sixty crews that come out of their cellars together wait for each other, and nobody who books waits for them.
 */
const inTurn = atMost(2);

const unreadable = () => wrongField('photo', 'This is not a picture we can read');

export type SmallPhoto = { readonly photo: Buffer; readonly thumbnail: Buffer };

/**
 * A photo as it is kept: upright, at most PHOTO_SIDE pixels long, JPEG, without anything that a camera writes beside the
 * picture (EXIF: place, device, time), and its thumbnail. Throws Problem validation_failed for what does not decode.
 */
export async function makeSmall(sent: Buffer): Promise<SmallPhoto> {
  const begins = sent.subarray(0, 12).toString('hex');
  if (!BEGINNINGS.some((beginning) => beginning.test(begins))) throw unreadable();
  return inTurn(() => drawnAnew(sent));
}

async function drawnAnew(sent: Buffer): Promise<SmallPhoto> {
  // Only who takes photos pays for the library: pages of visitors start without it.
  const { default: sharp } = await import('sharp');
  // No photo is made twice: what it would keep of the last ones is never asked for.
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
