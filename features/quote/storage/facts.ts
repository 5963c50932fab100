import type { PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import type { StorageSpace } from '@/lib/domain/vocabulary';
import { factsOf } from '../facts';
import type { UnitPictures } from '../units/units';

export type StorageFacts = {
  readonly itemPictures: ItemPictures;
  /** Without what is in them. */
  readonly unitPictures: UnitPictures;
  /** Sizes that nobody can rent at the moment. */
  readonly fullUnits: readonly StorageSpace[];
  /** The storage order that more is brought into; null for none, and where that is not proved any more. */
  readonly store: string | null;
  /** What most people have: shown before the whole catalogue is there. */
  readonly popularItems: readonly PickableItem[];
};

export const { Provider: StorageFactsProvider, useFacts: useStorageFacts } = factsOf<StorageFacts>('storage');
