import type { CrewDayDto } from '@/lib/contracts/crew';
import { isKnownShape } from './shape';
import { readDay, readShown, readUnsent, type Store, type Unsent } from './store';
import type { UnsentPhoto, UnsentProof } from './unsent-proof';

/** What there is on this phone. */
export type Seen = {
  readonly day: CrewDayDto | null;
  /** The day is of another build: what can be read of it. */
  readonly isOtherBuild: boolean;
  readonly unsent: readonly Unsent[];
  readonly proof: readonly UnsentProof[];
  readonly photos: readonly UnsentPhoto[];
  /** When it was looked at. */
  readonly at: Date;
};

export async function readSeen(store: Store): Promise<Seen> {
  const shown = await readShown(store);
  const [kept, unsent, proof, photos] = await Promise.all([
    shown === null ? null : readDay(store, shown),
    readUnsent(store),
    store.getAll('proof'),
    store.getAll('photos'),
  ]);
  const isOtherBuild = kept !== null && !isKnownShape(kept);
  const day = isOtherBuild ? await salvaged(kept) : kept;
  return { day, isOtherBuild, unsent, proof, photos, at: new Date() };
}

/** By code that is seldom needed, in the file that the worker has; null where that is missing. */
const salvaged = (kept: CrewDayDto): Promise<CrewDayDto | null> =>
  import('./parts/parts').then(
    ({ salvagedDay }) => salvagedDay(kept),
    () => null,
  );
