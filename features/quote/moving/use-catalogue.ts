import { useCallback, useEffect, useState } from 'react';
import { AbortedCall } from '@/lib/api/errors';
import { listItems } from '@/lib/api/quotes';
import type { CatalogueItem } from '@/lib/contracts/calculation';

type Catalogue = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly items: readonly CatalogueItem[];
  readonly retry: () => void;
};

/** The whole catalogue, fetched once the step is shown; the popular items until then. */
export function useCatalogue(popular: readonly CatalogueItem[]): Catalogue {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<{ readonly attempt: number; readonly items: readonly CatalogueItem[] | null }>({
    attempt: 0,
    items: null,
  });
  useEffect(() => {
    const controller = new AbortController();
    listItems(controller.signal).then(
      ({ items }) => setAnswer({ attempt, items }),
      (error: unknown) => {
        if (!(error instanceof AbortedCall)) setAnswer({ attempt, items: null });
      },
    );
    return () => controller.abort();
  }, [attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (answer.items) return { state: 'ready', items: answer.items, retry };
  return { state: answer.attempt === attempt ? 'failed' : 'loading', items: popular, retry };
}
