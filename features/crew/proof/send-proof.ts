import { recordCrewProof, sendCrewPhoto } from '@/lib/api/crew-proof';
import { errorCodeOf } from '@/lib/api/errors';
import type { CrewDayDto, CrewJobDto, EventOutcome } from '@/lib/contracts/crew';
import { MOST_EVENTS, MOST_SIGNOFFS } from '@/lib/contracts/crew-paths';
import { withCount } from '@/lib/domain/visits/items';
import {
  isKnownShape,
  type Sending,
  type Store,
  type UnsentCount,
  type UnsentPhoto,
  type UnsentProof,
  type UnsentSignoff,
} from '../store';
import { dropPhoto, markPhoto } from './keep-proof';

/**
 * Moves sent records into the day in one transaction, so that each is always in exactly one place. Marks refused ones.
 */
async function settleProof(
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

/** Returns the day with a record that the server has accepted since the day was read. */
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

/** Groups counts and sign-offs by day, in batches of at most the size that one call accepts. */
export function proofBatches(proof: readonly UnsentProof[]): readonly (readonly UnsentProof[])[] {
  const days = [...new Set(proof.map(({ crewDay }) => crewDay))];
  const parts = (list: readonly UnsentProof[], most: number) =>
    Array.from({ length: Math.ceil(list.length / most) }, (_, index) => list.slice(index * most, (index + 1) * most));
  return days.flatMap((day) => {
    const own = proof.filter(({ crewDay }) => crewDay === day).toSorted((a, b) => a.at.localeCompare(b.at));
    return [
      ...parts(own.filter(isCount), MOST_EVENTS),
      ...parts(
        own.filter((one) => !isCount(one)),
        MOST_SIGNOFFS,
      ),
    ];
  });
}

const isCount = (one: UnsentProof): one is UnsentCount => one.proof === 'count';
const isSignoff = (one: UnsentProof): one is UnsentSignoff => one.proof === 'signoff';

/** Sends counts and sign-offs, then photos one by one. Deletes only what the server has accepted. */
export async function sendProof(store: Store): Promise<Sending> {
  let outcome: Sending = 'sent';
  const works = [
    ...proofBatches(await store.getAll('proof')).map((batch) => () => sendBatch(store, batch)),
    ...(await store.getAll('photos'))
      .filter(({ trouble }) => trouble === null)
      .map((photo) => () => sendPhoto(store, photo)),
  ];
  for (const work of works) {
    const one = await work().catch((error: unknown): Sending => (errorCodeOf(error) === 'not_found' ? 'shut' : 'away'));
    if (one === 'away') return 'away';
    if (one === 'shut') outcome = 'shut';
  }
  return outcome;
}

async function sendBatch(store: Store, batch: readonly UnsentProof[]): Promise<Sending> {
  const { events } = await recordCrewProof({
    crewDay: batch[0]?.crewDay ?? '',
    counts: batch
      .filter(isCount)
      .map(({ id, visit, at, item, what, count, marks }) => ({ id, visit, at, item, what, count, marks: [...marks] })),
    signoffs: batch
      .filter(isSignoff)
      .map(({ id, visit, at, outcome, name, signature }) => ({ id, visit, at, outcome, name, signature })),
  });
  await settleProof(store, batch, new Map(events.map(({ id, outcome }) => [id, outcome])));
  return 'sent';
}

async function sendPhoto(store: Store, photo: UnsentPhoto): Promise<Sending> {
  const { id, crewDay, visit, kind, at } = photo;
  const picture = await store.get('pictures', id);
  if (!picture) {
    await dropPhoto(store, id);
    return 'sent';
  }
  try {
    const { outcome } = await sendCrewPhoto({ crewDay, visit, kind, at }, picture);
    if (outcome === 'stored' || outcome === 'known') await dropPhoto(store, id);
    else await markPhoto(store, photo, outcome);
  } catch (error) {
    const code = errorCodeOf(error);
    if (code !== 'validation_failed' && code !== 'body_too_large') throw error;
    await markPhoto(store, photo, 'unreadable');
  }
  return 'sent';
}
