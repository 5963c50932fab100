import { countWithNoun } from '../wording';
import { WAYS_OF_VISIT, type CountWay, type ItemFacts } from './items';
import type { KeptSignOff } from './sign-off';
import type { VisitKind } from './states';

/** The record of a visit by the crew and the desk. */
export type Proof = {
  readonly kind: VisitKind;
  /** Pieces on the order's list. */
  readonly planned: number;
  readonly items: readonly ItemFacts[];
  readonly photos: number;
  /** The latest sign-off, or null if there is none. */
  readonly signoff: KeptSignOff | null;
};

const WAY_WORDS: Readonly<Record<CountWay, string>> = { loaded: 'in', unloaded: 'out' };
const SIGN_OFF_WORDS: Readonly<Record<KeptSignOff, string>> = {
  signed: 'signed',
  by_phone: 'name given by phone, not signed',
  not_here: 'customer not here',
  declined: 'customer does not wish to sign',
};

/** Returns a summary: "28 of 30 in, 2 marks, 6 photos, signed". Empty if nothing is recorded. */
export function proofSummary({ kind, planned, items, photos, signoff }: Proof): string {
  const counts = WAYS_OF_VISIT[kind].flatMap((way) => {
    const said = items.flatMap((facts) => facts[way]?.value ?? []);
    const pieces = said.reduce((sum, value) => sum + value, 0);
    return said.length === 0 ? [] : [`${pieces} of ${planned} ${WAY_WORDS[way]}`];
  });
  const marks = items.reduce((sum, facts) => sum + (facts.marks?.value.length ?? 0), 0);
  return [
    ...counts,
    ...(marks > 0 ? [countWithNoun(marks, 'mark')] : []),
    ...(photos > 0 ? [countWithNoun(photos, 'photo')] : []),
    ...(signoff === null ? [] : [SIGN_OFF_WORDS[signoff]]),
  ].join(', ');
}
