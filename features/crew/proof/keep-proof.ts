import type { Store, UnsentPhoto, UnsentProof } from '../store';

/** Saves a record and commits at once, in case the page is left. Rejects if the phone's storage is full. */
export async function keepProof(store: Store, proof: UnsentProof): Promise<void> {
  const trx = store.transaction('proof', 'readwrite');
  const kept = trx.store.put(proof);
  trx.commit();
  await Promise.all([kept, trx.done]);
}

/** Saves a photo's data and its picture, both or neither. Rejects if the phone's storage is full. */
export async function keepPhoto(store: Store, photo: UnsentPhoto, picture: ArrayBuffer): Promise<void> {
  const trx = store.transaction(['photos', 'pictures'], 'readwrite');
  await Promise.all([
    trx.objectStore('photos').put(photo),
    trx.objectStore('pictures').put(picture, photo.id),
    trx.done,
  ]);
}

export async function dropPhoto(store: Store, id: string): Promise<void> {
  const trx = store.transaction(['photos', 'pictures'], 'readwrite');
  await Promise.all([trx.objectStore('photos').delete(id), trx.objectStore('pictures').delete(id), trx.done]);
}

/** Stores why the office refused the photo. Null makes it be sent again. */
export const markPhoto = async (store: Store, photo: UnsentPhoto, trouble: UnsentPhoto['trouble']): Promise<void> => {
  await store.put('photos', { ...photo, trouble });
};
