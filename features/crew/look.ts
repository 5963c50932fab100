import type { CrewDayDto } from '@/lib/contracts/crew';
import { readDay, readShown, readUnsent, type Store, type Unsent } from './store';
import type { UnsentPhoto, UnsentProof } from './unsent-proof';

/** What there is on this phone. */
export type Seen = {
  readonly day: CrewDayDto | null;
  readonly unsent: readonly Unsent[];
  readonly proof: readonly UnsentProof[];
  readonly photos: readonly UnsentPhoto[];
  /** When it was looked at. */
  readonly at: Date;
};

export async function readSeen(store: Store): Promise<Seen> {
  const shown = await readShown(store);
  const [day, unsent, proof, photos] = await Promise.all([
    shown === null ? null : readDay(store, shown),
    readUnsent(store),
    store.getAll('proof'),
    store.getAll('photos'),
  ]);
  return { day, unsent, proof, photos, at: new Date() };
}
