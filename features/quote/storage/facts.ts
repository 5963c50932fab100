import { createContext, useContext } from 'react';
import type { ItemPictures, PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { StorageSpace } from '@/lib/domain/order/types';

/** Every unit without what is in it, all in one scale. */
export type UnitPictures = Readonly<Record<StorageSpace, Picture>>;

/** What the storage flow is told by its page beside what every flow is told: content. No answers, no prices. */
export type StorageFacts = {
  readonly itemPictures: ItemPictures;
  readonly unitPictures: UnitPictures;
  /** What most people have: shown before the whole catalogue is there. */
  readonly popularItems: readonly PickableItem[];
};

const Facts = createContext<StorageFacts | null>(null);
export const StorageFactsProvider = Facts.Provider;

export function useStorageFacts(): StorageFacts {
  const facts = useContext(Facts);
  if (!facts) throw new Error('A storage step was rendered without its facts');
  return facts;
}
