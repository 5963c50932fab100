import { createContext, useContext } from 'react';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { CatalogueItem } from '@/lib/contracts/calculation';
import type { DayDto } from '@/lib/contracts/slots';
import type { LocalDate, MovingSpace } from '@/lib/domain/order/types';

export type MovingPictures = {
  /** Each drawing with the catalogue ids it stands for; items without a drawing are words. */
  readonly itemPictures: readonly { readonly picture: Picture; readonly ids: readonly string[] }[];
  readonly planPictures: Readonly<Record<MovingSpace, Picture>>;
};

/** What the moving flow is told by its page: content and the server's clock. No answers, no prices. */
export type MovingFacts = MovingPictures & {
  /** London's date when the page was rendered. */
  readonly today: LocalDate;
  readonly bookable: { readonly first: LocalDate; readonly last: LocalDate };
  /** What most people move: shown before the whole catalogue is there. */
  readonly popularItems: readonly CatalogueItem[];
  /** Days that the server already knows, so that the calendar is there with the page. */
  readonly knownDays: readonly DayDto[];
};

const Facts = createContext<MovingFacts | null>(null);
export const MovingFactsProvider = Facts.Provider;

export function useMovingFacts(): MovingFacts {
  const facts = useContext(Facts);
  if (!facts) throw new Error('A moving step was rendered without its facts');
  return facts;
}
