import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { CrewDayDto, CrewEventDto, EventOutcome } from '@/lib/contracts/crew';
import { CREW_DAY_SHAPE } from '@/lib/contracts/crew-paths';
import type { CountWay, Mark } from '@/lib/domain/visits/items';
import type { PhotoKind } from '@/lib/domain/visits/photos';
import type { SignOff } from '@/lib/domain/visits/sign-off';

/** Returns whether the day has this build's shape, not that of another build's page or server. */
export const isKnownShape = (day: CrewDayDto | undefined): day is CrewDayDto => day?.shape === CREW_DAY_SHAPE;

/** An event that has not been sent yet, or was refused. It stays until the server has accepted it. */
export type Unsent = CrewEventDto & {
  readonly crewDay: string;
  readonly visit: string;
  readonly isRefused: boolean;
};

type Schema = DBSchema & {
  /** The days as they were read, possibly by a page of another build. */
  days: { key: string; value: CrewDayDto };
  unsent: { key: string; value: Unsent };
  shown: { key: string; value: string };
  proof: { key: string; value: UnsentProof };
  photos: { key: string; value: UnsentPhoto };
  /** Buffers, because Safari loses blobs. Separate from the photos' data, which is read often. */
  pictures: { key: string; value: ArrayBuffer };
};
export type Store = IDBPDatabase<Schema>;

/** The result of sending. `shut`: this phone may no longer send for that day until a new link is opened. */
export type Sending = 'sent' | 'away' | 'shut';

const SHOWN = 'day';

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

export async function readShown(store: Store): Promise<string | null> {
  return (await store.get('shown', SHOWN)) ?? null;
}

export const readDay = async (store: Store, crewDay: string): Promise<CrewDayDto | null> =>
  (await store.get('days', crewDay)) ?? null;

export const keepDay = async (store: Store, day: CrewDayDto): Promise<void> => {
  await store.put('days', day);
};

/** Makes this the day that the phone shows, and deletes the addresses of all others. */
export async function showDay(store: Store, day: CrewDayDto): Promise<void> {
  const trx = store.transaction(['days', 'shown'], 'readwrite');
  await trx.objectStore('days').clear();
  await trx.objectStore('days').put(day);
  await trx.objectStore('shown').put(day.crewDay, SHOWN);
  await trx.done;
}

/** Deletes a day that this phone may no longer read. Its unsent records stay. */
export const deleteDay = async (store: Store, crewDay: string): Promise<void> => {
  await store.delete('days', crewDay);
};

/**
 * Moves sent events into the day in one transaction, so that each is always in exactly one place. Marks refused ones.
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
    // A day of another shape is read anew.
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

/** The fields of a record of one job that is unsent or was refused. It stays until the server has accepted it. */
type OfJob = { readonly id: string; readonly crewDay: string; readonly visit: string; readonly at: string };

export type UnsentCount = OfJob & {
  readonly proof: 'count';
  readonly isRefused: boolean;
  readonly item: string;
  readonly what: CountWay | 'marks';
  readonly count: number;
  readonly marks: readonly Mark[];
};

export type UnsentSignoff = OfJob & {
  readonly proof: 'signoff';
  readonly isRefused: boolean;
  readonly outcome: SignOff;
  readonly name: string;
  readonly signature: string;
};

export type UnsentProof = UnsentCount | UnsentSignoff;

/** Why the office has not accepted a photo. It is sent again only when the crew says so. */
export type PhotoTrouble = 'refused' | 'full' | 'unwanted' | 'unreadable';

/** A photo that has still to be sent. Its picture is in a store of its own. */
export type UnsentPhoto = OfJob & { readonly kind: PhotoKind; readonly trouble: PhotoTrouble | null };
