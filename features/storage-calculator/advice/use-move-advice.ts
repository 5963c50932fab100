import { fetchedRule } from '@/components/ui/FetchedPart/fetched-rule';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { SITE } from '@/lib/site';
import type { Purpose } from '../purpose';
import type { MoveAdvice } from './move-advice';

const useRules = fetchedRule(async () => (await import('./move-advice')).adviseMove);

/**
 * The advice on a list that moves home, null for one that is stored and while its rules are on their way: most who come
 * here store, and a move's prices are a quarter of the calculator.
 */
export function useMoveAdvice(
  items: readonly FurnitureItem[],
  purpose: Purpose,
): { readonly advice: MoveAdvice | null } | null {
  const isMove = purpose === 'moving';
  const advise = useRules(isMove ? purpose : '');
  return isMove && advise ? { advice: advise(items, SITE.addOnVariant) } : null;
}
