import { createContext, useContext } from 'react';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { CatalogueItem } from '@/lib/contracts/calculation';
import type { MovingSpace } from '@/lib/domain/order/types';

export type MovingPictures = {
  /** Each drawing with the catalogue ids it stands for; items without a drawing are words. */
  readonly itemPictures: readonly { readonly picture: Picture; readonly ids: readonly string[] }[];
  readonly planPictures: Readonly<Record<MovingSpace, Picture>>;
};

/** What the moving flow is told by its page beside what every flow is told: content. No answers, no prices. */
export type MovingFacts = MovingPictures & {
  /** What most people move: shown before the whole catalogue is there. */
  readonly popularItems: readonly CatalogueItem[];
};

const Facts = createContext<MovingFacts | null>(null);
export const MovingFactsProvider = Facts.Provider;

export function useMovingFacts(): MovingFacts {
  const facts = useContext(Facts);
  if (!facts) throw new Error('A moving step was rendered without its facts');
  return facts;
}
