import { MOST_PHOTO_BYTES, PHOTO_QUALITY, PHOTO_SIDE } from '@/lib/domain/visits/assumptions';

/** Width and height inside a square, never larger than they are. */
export function fitted(
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
 * A photo drawn anew: upright, small, JPEG, and without what a camera writes beside the picture. A buffer, because Safari
 * loses blobs that are kept. Throws for what is no picture.
 */
export async function drawPhoto(file: Blob): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(picture.width, picture.height, PHOTO_SIDE));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG has no transparency: without a ground, what is transparent would be black. The server's photos are white there too.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await jpegOf(canvas, PHOTO_QUALITY);
  const small = drawn.size > MOST_PHOTO_BYTES ? await jpegOf(canvas, PHOTO_QUALITY / 2) : drawn;
  return small.arrayBuffer();
}
