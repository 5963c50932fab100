import { useEffect, useState } from 'react';

/** Rows of item id, file name without folder and extension, and width and height in pixels. */
export type ItemPictures = readonly (readonly [itemId: string, file: string, width: number, height: number])[];

/** Returns the pictures of the popular items, or of all items once another one is among the ids in `shown`. */
export function useItemPictures(popular: ItemPictures, shown: readonly string[]): ItemPictures {
  const [pictures, setPictures] = useState(popular);
  const isLacking = shown.some((id) => !pictures.some(([of]) => of === id));
  useEffect(() => {
    if (!isLacking) return;
    let isShown = true;
    import('@/lib/item-pictures').then(
      ({ ITEM_PICTURES }) => {
        if (isShown) setPictures(ITEM_PICTURES);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isLacking]);
  return pictures;
}
