import type { PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { createStepProps } from '../engine/form';
import type { UnitPictures } from '../units/units';

export type ReturnStepProps = {
  readonly itemPictures: ItemPictures;
  readonly unitPictures: UnitPictures;
  readonly returnPicture: Picture;
  /** The items that customers store most, shown before the whole catalogue is loaded. */
  readonly popularItems: readonly PickableItem[];
};

export const { Provider: ReturnStepPropsProvider, useStepProps: useReturnStepProps } =
  createStepProps<ReturnStepProps>('storage return');
