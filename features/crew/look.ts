import type { CrewDayDto } from '@/lib/contracts/crew';
import type { Seen } from './crew-state';
import { isKnownShape } from './shape';
import { readDay, readShown, readUnsent, type Store } from './store';

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
