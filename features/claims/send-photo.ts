import { drawPhoto } from '@/components/forms/draw-photo';
import { sendClaimPhoto } from '@/lib/api/claims';
import { errorCodeOf } from '@/lib/api/errors';
import type { ClaimPhotoSent } from '@/lib/contracts/claims';
import type { ErrorCode } from '@/lib/contracts/errors';

type PhotoTarget = Parameters<typeof sendClaimPhoto>[0];

type DrawnPhoto = { readonly jpeg: ArrayBuffer; readonly preview: string };

const dataUrlOf = (jpeg: ArrayBuffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The picture cannot be read'));
    reader.readAsDataURL(new Blob([jpeg], { type: 'image/jpeg' }));
  });

/** Returns a photo as a small JPEG with its preview; null if the file is not a readable picture. */
export async function drawWithPreview(file: Blob): Promise<DrawnPhoto | null> {
  try {
    const jpeg = await drawPhoto(file);
    return { jpeg, preview: await dataUrlOf(jpeg) };
  } catch {
    return null;
  }
}

/** Sends a resized photo. Returns the answer or the error code, and never throws. */
export async function sendPhoto(target: PhotoTarget, jpeg: ArrayBuffer): Promise<ClaimPhotoSent | ErrorCode> {
  try {
    return await sendClaimPhoto(target, jpeg);
  } catch (error) {
    return errorCodeOf(error);
  }
}
