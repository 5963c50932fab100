import type { SlotState } from '@/lib/contracts/slots';
import type { LocalDate } from '@/lib/domain/london-time';
import type { SlotNeed } from '@/lib/domain/slots/calendar';
import { placesKey } from '@/lib/domain/slots/slot-key';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readDeskLimits } from './place-limits-repo';
import { occupiedPlaces } from './repo';

export type Capacity = Deps['config']['capacity'];

/** Days are inclusive. The places of the order `without` count as free, because it would give them up. */
export async function readAvailability(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  from: LocalDate,
  to: LocalDate,
  without = '',
) {
  const [occupied, { isClosed, placesOf }] = await Promise.all([
    occupiedPlaces(db, { from, to, without, at: now().toISOString() }),
    readDeskLimits(db, from, to),
  ]);
  const taken = new Map(occupied.map((row) => [placesKey(row), row.places]));
  const leftAfter = (need: SlotNeed): number =>
    (placesOf(need) ?? config.capacity[need.service]) - (taken.get(placesKey(need)) ?? 0) - need.places;
  return {
    isClosed,
    /** `last`: nothing would be left. `over`: places beyond the capacity that the desk overbooks. */
    stateFor: (needs: readonly SlotNeed[], over = 0): SlotState => {
      const left = over + Math.min(...needs.map(leftAfter));
      if (left < 0) return 'full';
      return left === 0 ? 'last' : 'free';
    },
  };
}
