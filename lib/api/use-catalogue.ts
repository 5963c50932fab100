import type { CatalogueItem } from '@/lib/contracts/calculation';
import { listItems } from './quotes';
import { useLatestCall } from './use-latest-call';

const NOTHING = {};
const askItems = (_: object, signal: AbortSignal) => listItems(signal);

type Catalogue = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly items: readonly CatalogueItem[];
  readonly retry: () => void;
};

/** Returns the whole catalogue, and the popular items until it is fetched. */
export function useCatalogue(popular: readonly CatalogueItem[]): Catalogue {
  const { state, answer, retry } = useLatestCall(askItems, NOTHING);
  return { state, items: answer?.items ?? popular, retry };
}
