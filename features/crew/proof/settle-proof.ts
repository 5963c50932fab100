import type { CrewDayDto, CrewJobDto, EventOutcome } from '@/lib/contracts/crew';
import { withCount } from '@/lib/domain/visits/items';
import { isKnownShape } from '../shape';
import type { Store } from '../store';
import type { UnsentProof } from '../unsent-proof';

/**
 * What was sent is taken from the unsent into the day, in one transaction: it is in one of the two at any moment, so that
 * who counts on counts from it. What was refused stays, marked.
 */
export async function settleProof(
  store: Store,
  sent: readonly UnsentProof[],
  outcomes: ReadonlyMap<string, EventOutcome>,
): Promise<void> {
  const trx = store.transaction(['days', 'proof'], 'readwrite');
  const [days, unsent] = [trx.objectStore('days'), trx.objectStore('proof')];
  for (const proof of sent) {
    const outcome = outcomes.get(proof.id);
    if (outcome === 'refused') await unsent.put({ ...proof, isRefused: true });
    if (outcome !== 'stored' && outcome !== 'known') continue;
    const day = await days.get(proof.crewDay);
    if (isKnownShape(day)) await days.put(withProof(day, proof));
    await unsent.delete(proof.id);
  }
  await trx.done;
}

/** A day with what the server has of it since it was read. */
export const withProof = (day: CrewDayDto, proof: UnsentProof): CrewDayDto => ({
  ...day,
  jobs: day.jobs.map((job) => (job.visit === proof.visit ? jobWith(job, proof) : job)),
});

function jobWith(job: CrewJobDto, proof: UnsentProof): CrewJobDto {
  if (proof.proof === 'count') {
    const items = job.items.map((line) =>
      line.item === proof.item ? { ...line, facts: withCount(line.facts, proof) } : line,
    );
    return { ...job, items };
  }
  const { id, outcome, name, at } = proof;
  return job.signoff && job.signoff.at > at ? job : { ...job, signoff: { id, outcome, name, at } };
}
