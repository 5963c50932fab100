import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { CrewDayDto, CrewEventDto, EventOutcome } from '@/lib/contracts/crew';
import { isKnownShape } from './shape';
import type { UnsentPhoto, UnsentProof } from './unsent-proof';

/** Something that happened and has not been sent yet, or was refused: it stays until the server has it. */
export type Unsent = CrewEventDto & {
  readonly crewDay: string;
  readonly visit: string;
  readonly isRefused: boolean;
};

type Schema = DBSchema & {
  /** As it was read, also by a page of another build. */
  days: { key: string; value: CrewDayDto };
  unsent: { key: string; value: Unsent };
  /** Which day this phone shows. */
  shown: { key: string; value: string };
  proof: { key: string; value: UnsentProof };
  photos: { key: string; value: UnsentPhoto };
  /** Apart from what is known of the photos, which is read often. Safari loses blobs: a buffer stays. */
  pictures: { key: string; value: ArrayBuffer };
};
export type Store = IDBPDatabase<Schema>;

/** `shut`: this phone may not send for that day now; a new link opens it again. */
export type Sending = 'sent' | 'away' | 'shut';

const SHOWN = 'day';

/** What a phone knows and has to say, kept in the browser. */
export const openStore = (): Promise<Store> =>
  openDB<Schema>('crew', 2, {
    upgrade: (db, version) => {
      if (version < 1) {
        db.createObjectStore('days', { keyPath: 'crewDay' });
        db.createObjectStore('unsent', { keyPath: 'id' });
        db.createObjectStore('shown');
      }
      db.createObjectStore('proof', { keyPath: 'id' });
      db.createObjectStore('photos', { keyPath: 'id' });
      db.createObjectStore('pictures');
    },
  });

export const readUnsent = (store: Store): Promise<readonly Unsent[]> => store.getAll('unsent');

export const keepUnsent = async (store: Store, event: Unsent): Promise<void> => {
  await store.put('unsent', event);
};

/** The day that this phone shows, as it was last read; null for none. */
export async function readShown(store: Store): Promise<string | null> {
  return (await store.get('shown', SHOWN)) ?? null;
}

export const readDay = async (store: Store, crewDay: string): Promise<CrewDayDto | null> =>
  (await store.get('days', crewDay)) ?? null;

export const keepDay = async (store: Store, day: CrewDayDto): Promise<void> => {
  await store.put('days', day);
};

/** From now on this phone shows this day, and keeps the addresses of no other. */
export async function showDay(store: Store, day: CrewDayDto): Promise<void> {
  const trx = store.transaction(['days', 'shown'], 'readwrite');
  await trx.objectStore('days').clear();
  await trx.objectStore('days').put(day);
  await trx.objectStore('shown').put(day.crewDay, SHOWN);
  await trx.done;
}

/** Nobody may read the day on this phone any more. What it has not sent stays. */
export const forgetDay = async (store: Store, crewDay: string): Promise<void> => {
  await store.delete('days', crewDay);
};

/**
 * What was sent is taken from the unsent into the day, in one transaction: it is in one of the two at any moment. What was
 * refused stays, marked.
 */
export async function settle(
  store: Store,
  sent: readonly Unsent[],
  outcomes: ReadonlyMap<string, EventOutcome>,
): Promise<void> {
  const trx = store.transaction(['days', 'unsent'], 'readwrite');
  const [days, unsent] = [trx.objectStore('days'), trx.objectStore('unsent')];
  for (const event of sent) {
    const outcome = outcomes.get(event.id);
    if (outcome === 'refused') await unsent.put({ ...event, isRefused: true });
    if (outcome !== 'stored' && outcome !== 'known') continue;
    const day = await days.get(event.crewDay);
    // One of another shape is read anew.
    if (isKnownShape(day)) await days.put(withEvent(day, event));
    await unsent.delete(event.id);
  }
  await trx.done;
}

const withEvent = (day: CrewDayDto, { id, type, at, minutes, visit }: Unsent): CrewDayDto => ({
  ...day,
  jobs: day.jobs.map((job) =>
    job.visit === visit ? { ...job, events: [...job.events, { id, type, at, minutes }] } : job,
  ),
});
