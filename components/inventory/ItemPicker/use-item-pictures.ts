import { useEffect, useState } from 'react';

/** Rows. File: of the folder of the items, without its ending. Width and height in pixels. */
export type ItemPictures = readonly (readonly [itemId: string, file: string, width: number, height: number])[];

/** Every picture of the catalogue, fetched once the picker is shown; the given ones until then, and when that fails. */
export function useItemPictures(popular: ItemPictures): ItemPictures {
  const [pictures, setPictures] = useState(popular);
  useEffect(() => {
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
  }, []);
  return pictures;
}
