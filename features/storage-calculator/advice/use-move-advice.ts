import { useEffect, useState } from 'react';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { SITE } from '@/lib/site';
import type { adviseMove, MoveAdvice } from './move-advice';

let fetched: typeof adviseMove | null = null;

/**
 * The advice on a list that moves home, null while nobody wants any or its rules are on their way: most who come here
 * store, and a move's prices are a quarter of the calculator.
 */
export function useMoveAdvice(
  items: readonly FurnitureItem[],
  isWanted: boolean,
): { readonly advice: MoveAdvice | null } | null {
  const [advise, setAdvise] = useState(() => fetched);
  useEffect(() => {
    if (!isWanted || advise) return;
    import('./move-advice').then(
      (rules) => {
        fetched = rules.adviseMove;
        setAdvise(() => fetched);
      },
      () => undefined,
    );
  }, [isWanted, advise]);
  return isWanted && advise ? { advice: advise(items, SITE.addOnVariant) } : null;
}
