import { MOST_PHOTO_BYTES, PHOTO_QUALITY, PHOTO_SIDE } from '@/lib/domain/visits/assumptions';

/** Returns the size of a picture scaled down, in proportion, to fit a square of `side` pixels. Never enlarges. */
export function fitSize(
  width: number,
  height: number,
  side: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', quality),
  );

/**
 * Converts a photo to an upright JPEG without metadata, PHOTO_SIDE pixels long. It may still exceed MOST_PHOTO_BYTES.
 * Returns a buffer, because Safari loses stored blobs. Throws if the file is not an image.
 */
export async function drawPhoto(file: Blob): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitSize(picture.width, picture.height, PHOTO_SIDE));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG has no transparency, and transparent parts would turn black. The server also puts photos on white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await jpegOf(canvas, PHOTO_QUALITY);
  const small = drawn.size > MOST_PHOTO_BYTES ? await jpegOf(canvas, PHOTO_QUALITY / 2) : drawn;
  return small.arrayBuffer();
}
