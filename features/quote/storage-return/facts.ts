import type { PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { factsOf } from '../facts';
import type { UnitPictures } from '../units/units';

export type ReturnFacts = {
  readonly itemPictures: ItemPictures;
  /** Without what is in them. */
  readonly unitPictures: UnitPictures;
  /** Things on their way out of a unit. */
  readonly returnPicture: Picture;
  /** What most people have: shown before the whole catalogue is there. */
  readonly popularItems: readonly PickableItem[];
};

export const { Provider: ReturnFactsProvider, useFacts: useReturnFacts } = factsOf<ReturnFacts>('storage return');
