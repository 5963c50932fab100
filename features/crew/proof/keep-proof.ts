import type { Store } from '../store';
import type { UnsentPhoto, UnsentProof } from '../unsent-proof';

/** Committed at once, so that a page that is left the next moment has kept it. Rejects where the phone is full. */
export async function keepProof(store: Store, proof: UnsentProof): Promise<void> {
  const trx = store.transaction('proof', 'readwrite');
  const kept = trx.store.put(proof);
  trx.commit();
  await Promise.all([kept, trx.done]);
}

/** What is known of a photo and its picture, both or neither. Rejects where the phone is full. */
export async function keepPhoto(store: Store, photo: UnsentPhoto, picture: ArrayBuffer): Promise<void> {
  const trx = store.transaction(['photos', 'pictures'], 'readwrite');
  await Promise.all([
    trx.objectStore('photos').put(photo),
    trx.objectStore('pictures').put(picture, photo.id),
    trx.done,
  ]);
}

/** The server has it, or somebody has looked at it and deletes it. */
export async function dropPhoto(store: Store, id: string): Promise<void> {
  const trx = store.transaction(['photos', 'pictures'], 'readwrite');
  await Promise.all([trx.objectStore('photos').delete(id), trx.objectStore('pictures').delete(id), trx.done]);
}

/** Notes why the office has not taken it; null sends it again. */
export const markPhoto = async (store: Store, photo: UnsentPhoto, trouble: UnsentPhoto['trouble']): Promise<void> => {
  await store.put('photos', { ...photo, trouble });
};
