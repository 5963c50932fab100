import type { AddOnPictures } from '@/components/booking/AddOnCards';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { CatalogueItem } from '@/lib/contracts/calculation';
import type { FixedMovingPlan, MovingSpace } from '@/lib/domain/order-types';
import { createStepProps } from '../engine/form';

export type MovingPictures = {
  readonly addOnPictures: AddOnPictures;
  readonly itemPictures: ItemPictures;
  readonly planPictures: Readonly<Record<MovingSpace, Picture>>;
  /** The empty van of each plan, with the plan's share of space marked. */
  readonly roomPictures: Readonly<Record<FixedMovingPlan, Picture>>;
};

export type MovingStepProps = MovingPictures & {
  /** The items that customers move most, shown before the whole catalogue is loaded. */
  readonly popularItems: readonly CatalogueItem[];
  /** The company's registration as a waste carrier (LAW-10). */
  readonly wasteCarrier: string;
};

export const { Provider: MovingStepPropsProvider, useStepProps: useMovingStepProps } =
  createStepProps<MovingStepProps>('moving');
