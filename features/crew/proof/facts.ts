import type { CrewItemDto, CrewJobDto } from '@/lib/contracts/crew';
import { withCount, WAYS_OF_VISIT, COUNT_LABELS, type ItemFacts } from '@/lib/domain/visits/items';
import { SIGN_OFF_LABELS } from '@/lib/domain/visits/sign-off';
import type { UnsentCount, UnsentProof, UnsentSignoff } from '../store';

const isCount = (one: UnsentProof): one is UnsentCount => one.proof === 'count' && !one.isRefused;
const isSignoff = (one: UnsentProof): one is UnsentSignoff => one.proof === 'signoff' && !one.isRefused;

export const factsOf = (item: CrewItemDto, visit: string, proof: readonly UnsentProof[]): ItemFacts =>
  proof
    .filter(isCount)
    .filter((count) => count.visit === visit && count.item === item.item)
    .reduce(withCount, item.facts);

/** Returns the counted pieces of those on the list: "Loaded 3 of 14, unloaded 0 of 14". */
export function countedWords({ kind, items, visit }: CrewJobDto, proof: readonly UnsentProof[]): string {
  const facts = items.map((item) => factsOf(item, visit, proof));
  const planned = items.reduce((sum, item) => sum + item.planned, 0);
  return WAYS_OF_VISIT[kind]
    .map((way) => {
      const counted = facts.reduce((sum, fact) => sum + (fact[way]?.value ?? 0), 0);
      return `${COUNT_LABELS[way]} ${counted} of ${planned}`;
    })
    .join(', ')
    .replace(/, U/, ', u');
}

export function signoffWords({ signoff, visit }: CrewJobDto, proof: readonly UnsentProof[]): string {
  const own = proof.filter(isSignoff).filter((one) => one.visit === visit);
  const last = [...(signoff ? [signoff] : []), ...own].toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  if (!last) return '';
  return last.outcome === 'signed' && last.name !== '' ? `Signed by ${last.name}` : SIGN_OFF_LABELS[last.outcome];
}
