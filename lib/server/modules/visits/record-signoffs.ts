import { trustedTime } from '@/lib/domain/visits/replay';
import type { KeptSignOff } from '@/lib/domain/visits/sign-off';
import type { Trx } from '@/lib/server/platform/db/db';
import type { HeardOfVisit, ProofOutcome, ProofOutcomes } from './record-counts';
import { insertSignoff } from './signoffs-repo';

/** A sign-off with the id from the device or form that sent it. */
export type ReportedSignoff = {
  readonly id: string;
  readonly outcome: KeptSignOff;
  readonly name: string;
  readonly signature: string;
  /** The instant in ISO-8601 UTC. */
  readonly at: string;
  /** The person who told the desk. Missing for a crew's phone. */
  readonly toldBy?: string;
};

/** Stores sign-offs, each once. The last one is valid. The order's row must be locked. */
export async function recordSignoffs(
  trx: Trx,
  signoffs: readonly ReportedSignoff[],
  { visitId, receivedAt, recordedBy }: Omit<HeardOfVisit, 'order'>,
): Promise<ProofOutcomes> {
  const outcomes: [string, ProofOutcome][] = [];
  for (const { id, outcome, name, signature, at: said, toldBy = '' } of signoffs) {
    const { at, isClockOff } = trustedTime(new Date(said), receivedAt);
    const became = await insertSignoff(trx, {
      id,
      visit_id: visitId,
      outcome,
      name: name.trim(),
      signature,
      at: at.toISOString(),
      received_at: receivedAt.toISOString(),
      clock_off: isClockOff ? 1 : 0,
      recorded_by: recordedBy,
      told_by: toldBy,
    });
    outcomes.push([id, became]);
  }
  return outcomes;
}
