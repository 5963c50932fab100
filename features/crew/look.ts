import type { CrewDayDto } from '@/lib/contracts/crew';
import { readDay, readShown, readUnsent, type Store, type Unsent } from './store';

/** What there is on this phone. */
export type Seen = {
  readonly day: CrewDayDto | null;
  readonly unsent: readonly Unsent[];
  /** When it was looked at. */
  readonly at: Date;
};

export async function readSeen(store: Store): Promise<Seen> {
  const shown = await readShown(store);
  const [day, unsent] = await Promise.all([shown === null ? null : readDay(store, shown), readUnsent(store)]);
  return { day, unsent, at: new Date() };
}
