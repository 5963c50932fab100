import type { KeptSignOff } from '@/lib/domain/visits/sign-off';
import { trustedTime } from '@/lib/domain/visits/trusted-time';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { HeardOfVisit, ProofOutcome, ProofOutcomes } from './record-counts';
import { insertSignoff } from './signoffs-repo';

/** How a job was signed off, with the id that it got where it was said. */
export type SignoffSaid = {
  readonly id: string;
  readonly outcome: KeptSignOff;
  readonly name: string;
  readonly signature: string;
  /** ISO-8601 UTC. */
  readonly at: string;
  /** Who told the desk; nobody had to tell a crew's phone. */
  readonly toldBy?: string;
};

/** Keeps sign-offs, each once; the last one counts. Call it with the row of the order locked. */
export async function recordSignoffs(
  trx: Trx,
  signoffs: readonly SignoffSaid[],
  { visitId, receivedAt, recordedBy }: Omit<HeardOfVisit, 'order'>,
): Promise<ProofOutcomes> {
  const outcomes: [string, ProofOutcome][] = [];
  for (const { id, outcome, name, signature, at: said, toldBy = '' } of signoffs) {
    const { at, isClockOff } = trustedTime(new Date(said), receivedAt);
    const became = await insertSignoff(trx, {
      ...{ id, visit_id: visitId, outcome, name: name.trim(), signature, at: at.toISOString() },
      ...{ received_at: receivedAt.toISOString(), clock_off: isClockOff ? 1 : 0 },
      ...{ recorded_by: recordedBy, told_by: toldBy },
    });
    outcomes.push([id, became]);
  }
  return outcomes;
}
