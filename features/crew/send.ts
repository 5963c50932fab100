import { recordCrewEvents } from '@/lib/api/crew';
import { errorCodeOf } from '@/lib/api/errors';
import { MOST_EVENTS } from '@/lib/contracts/crew-paths';
import type { CREW_EVENTS } from '@/lib/domain/visits/states';
import { readUnsent, settle, type Sending, type Store, type Unsent } from './store';

/** The unsent events by their days, at most as many at once as a call takes. */
export function batchesOf(unsent: readonly Unsent[]): readonly (readonly Unsent[])[] {
  const days = [...new Set(unsent.map(({ crewDay }) => crewDay))];
  return days.flatMap((day) => {
    const own = unsent.filter(({ crewDay }) => crewDay === day).toSorted((a, b) => a.at.localeCompare(b.at));
    return Array.from({ length: Math.ceil(own.length / MOST_EVENTS) }, (_, index) =>
      own.slice(index * MOST_EVENTS, (index + 1) * MOST_EVENTS),
    );
  });
}

/**
 * Sends all that is unsent, photos last, also events and counts that were refused before: somebody may have given the job
 * back. Deletes nothing else.
 */
export async function sendUnsent(store: Store): Promise<Sending> {
  let outcome: Sending = 'sent';
  for (const batch of batchesOf(await readUnsent(store))) {
    const one = await sendBatch(store, batch);
    if (one === 'away') return 'away';
    if (one === 'shut') outcome = 'shut';
  }
  if ((await store.count('proof')) + (await store.count('photos')) === 0) return outcome;
  // Fetched where somebody has something to send; the worker has it.
  const late = await import('./proof/send-proof').catch(() => null);
  if (!late) return 'away';
  const rest = await late.sendProof(store);
  return rest === 'sent' ? outcome : rest;
}

async function sendBatch(store: Store, batch: readonly Unsent[]): Promise<Sending> {
  try {
    const { events } = await recordCrewEvents({
      crewDay: batch[0]?.crewDay ?? '',
      events: batch.map(({ id, visit, type, at, minutes }) => ({
        ...{ id, visit, at, minutes },
        type: type as (typeof CREW_EVENTS)[number],
      })),
    });
    await settle(store, batch, new Map(events.map(({ id, outcome }) => [id, outcome])));
    return 'sent';
  } catch (error) {
    return errorCodeOf(error) === 'not_found' ? 'shut' : 'away';
  }
}
