import type { AddOnPictures } from '@/components/booking/AddOnCards';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { CatalogueItem } from '@/lib/contracts/calculation';
import type { FixedMovingPlan, MovingSpace } from '@/lib/domain/vocabulary';
import { factsOf } from '../facts';

export type MovingPictures = {
  readonly addOnPictures: AddOnPictures;
  readonly itemPictures: ItemPictures;
  readonly planPictures: Readonly<Record<MovingSpace, Picture>>;
  /** The vans of the plans, empty, with the room of the plan marked. */
  readonly roomPictures: Readonly<Record<FixedMovingPlan, Picture>>;
};

export type MovingFacts = MovingPictures & {
  /** What most people move: shown before the whole catalogue is there. */
  readonly popularItems: readonly CatalogueItem[];
  /** Our registration as a waste carrier (LAW-10). */
  readonly wasteCarrier: string;
};

export const { Provider: MovingFactsProvider, useFacts: useMovingFacts } = factsOf<MovingFacts>('moving');
