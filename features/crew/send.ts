import { recordCrewEvents } from '@/lib/api/crew';
import { errorCodeOf } from '@/lib/api/errors';
import { MOST_EVENTS } from '@/lib/contracts/crew-paths';
import type { CREW_EVENTS } from '@/lib/domain/visits/states';
import { readUnsent, settle, type Sending, type Store, type Unsent } from './store';

/** Groups the unsent events by day, in batches of at most the size that one call accepts. */
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
 * Sends all unsent records, photos last. Refused ones are tried again, because the job may have been given back.
 * Deletes only what the server has accepted.
 */
export async function sendUnsent(store: Store): Promise<Sending> {
  let outcome: Sending = 'sent';
  for (const batch of batchesOf(await readUnsent(store))) {
    const one = await sendBatch(store, batch);
    if (one === 'away') return 'away';
    if (one === 'shut') outcome = 'shut';
  }
  if ((await store.count('proof')) + (await store.count('photos')) === 0) return outcome;
  // Loaded only when there is something to send. The service worker caches it.
  const sender = await import('./proof/send-proof').catch(() => null);
  if (!sender) return 'away';
  const rest = await sender.sendProof(store);
  return rest === 'sent' ? outcome : rest;
}

async function sendBatch(store: Store, batch: readonly Unsent[]): Promise<Sending> {
  try {
    const { events } = await recordCrewEvents({
      crewDay: batch[0]?.crewDay ?? '',
      events: batch.map(({ id, visit, type, at, minutes }) => ({
        id,
        visit,
        at,
        minutes,
        type: type as (typeof CREW_EVENTS)[number],
      })),
    });
    await settle(store, batch, new Map(events.map(({ id, outcome }) => [id, outcome])));
    return 'sent';
  } catch (error) {
    return errorCodeOf(error) === 'not_found' ? 'shut' : 'away';
  }
}
