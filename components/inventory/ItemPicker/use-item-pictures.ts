import { useEffect, useState } from 'react';

/** Rows. File: of the folder of the items, without its ending. Width and height in pixels. */
export type ItemPictures = readonly (readonly [itemId: string, file: string, width: number, height: number])[];

/**
 * The pictures of the popular items, and of all once one is shown that is not among them.
 * @param shown ids of items
 */
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
