import type { PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import type { StorageSpace } from '@/lib/domain/order-types';
import { createStepProps } from '../engine/form';
import type { UnitPictures } from '../units/units';

export type StorageStepProps = {
  readonly itemPictures: ItemPictures;
  readonly unitPictures: UnitPictures;
  readonly fullUnits: readonly StorageSpace[];
  /** The rental that items are added to; null for none, or when the proof of ownership has expired. */
  readonly rental: string | null;
  /** The items that customers store most, shown before the whole catalogue is loaded. */
  readonly popularItems: readonly PickableItem[];
};

export const { Provider: StorageStepPropsProvider, useStepProps: useStorageStepProps } =
  createStepProps<StorageStepProps>('storage');
