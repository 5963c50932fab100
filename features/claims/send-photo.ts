import { drawPhoto } from '@/components/forms/draw-photo';
import { sendClaimPhoto } from '@/lib/api/claims';
import { errorCodeOf } from '@/lib/api/errors';
import { troubleOf, troubleOfError, type ChosenPhoto, type PhotosOf } from './sent-photos';

/** A resized photo, with the URL of its preview. */
type DrawnPhoto = { readonly jpeg: ArrayBuffer; readonly preview: string };

const dataUrlOf = (jpeg: ArrayBuffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The picture cannot be read'));
    reader.readAsDataURL(new Blob([jpeg], { type: 'image/jpeg' }));
  });

/**
 * Returns a chosen photo as a small JPEG with its preview; null if that fails, mostly because the file is not a
 * picture.
 */
export async function drawn(file: Blob): Promise<DrawnPhoto | null> {
  try {
    const jpeg = await drawPhoto(file);
    return { jpeg, preview: await dataUrlOf(jpeg) };
  } catch {
    return null;
  }
}

/**
 * Sends a resized photo to the server. Returns the changes to its ChosenPhoto: sent with its id, or failed with the
 * reason. Never throws.
 */
export async function sent(of: PhotosOf, name: string, jpeg: ArrayBuffer): Promise<Partial<ChosenPhoto>> {
  try {
    const answer = await sendClaimPhoto(of, jpeg);
    const trouble = troubleOf(name, answer);
    return trouble ? { state: 'failed', trouble } : { state: 'sent', id: answer.id };
  } catch (error) {
    return { state: 'failed', trouble: troubleOfError(name, errorCodeOf(error)) };
  }
}
