import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { CatalogueItem } from '@/lib/contracts/calculation';
import type { MovingSpace } from '@/lib/domain/vocabulary';
import { factsOf } from '../facts';

export type MovingPictures = {
  /** Each drawing with the catalogue ids it stands for; items without a drawing are words. */
  readonly itemPictures: readonly { readonly picture: Picture; readonly ids: readonly string[] }[];
  readonly planPictures: Readonly<Record<MovingSpace, Picture>>;
};

export type MovingFacts = MovingPictures & {
  /** What most people move: shown before the whole catalogue is there. */
  readonly popularItems: readonly CatalogueItem[];
};

export const { Provider: MovingFactsProvider, useFacts: useMovingFacts } = factsOf<MovingFacts>('moving');
