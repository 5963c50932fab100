import { drawPhoto } from '@/components/forms/draw-photo';
import { base64 } from '@/lib/api/base64';
import { sendClaimPhoto } from '@/lib/api/claims';
import { errorCodeOf } from '@/lib/api/errors';
import { troubleOf, troubleOfError, type ChosenPhoto, type PhotosOf } from './sent-photos';

/** What draws photos and sends them: fetched with the first that is chosen, for most visitors choose none. */
export const drawn = (file: Blob): Promise<string | null> => drawPhoto(file).then(base64, () => null);

/** Sends a drawn photo; what of it changes. */
export async function sent(of: PhotosOf, name: string, photo: string): Promise<Partial<ChosenPhoto>> {
  try {
    const answer = await sendClaimPhoto({ ...of, photo });
    const trouble = troubleOf(name, answer);
    return trouble ? { state: 'failed', trouble } : { state: 'sent', id: answer.id };
  } catch (error) {
    return { state: 'failed', trouble: troubleOfError(name, errorCodeOf(error)) };
  }
}
