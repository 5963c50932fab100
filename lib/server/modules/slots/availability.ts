import type { SlotState } from '@/lib/contracts/slots';
import type { LocalDate } from '@/lib/domain/london-time';
import type { SlotNeed } from '@/lib/domain/slots/needs';
import { placesKey } from '@/lib/domain/slots/slot-key';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readDeskLimits } from './place-limits-repo';
import { occupiedPlaces } from './repo';

/** Places per slot of each service. */
export type Capacity = Deps['config']['capacity'];

/** `last`: nothing would be left after the order. */
export type Availability = {
  /** `over`: places beyond each slot's capacity that the desk overbooks. */
  readonly stateFor: (needs: readonly SlotNeed[], over?: number) => SlotState;
  readonly isClosed: (date: LocalDate) => boolean;
};

/** Days are inclusive. The places of the order `without` count as free, because it would give them up. */
export async function readAvailability(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  from: LocalDate,
  to: LocalDate,
  without = '',
): Promise<Availability> {
  const [occupied, { isClosed, placesOf }] = await Promise.all([
    occupiedPlaces(db, { from, to, without, at: now().toISOString() }),
    readDeskLimits(db, from, to),
  ]);
  const taken = new Map(occupied.map((row) => [placesKey(row), row.places]));
  const leftAfter = (need: SlotNeed): number =>
    (placesOf(need) ?? config.capacity[need.service]) - (taken.get(placesKey(need)) ?? 0) - need.places;
  return {
    isClosed,
    stateFor: (needs, over = 0) => {
      const left = over + Math.min(...needs.map(leftAfter));
      if (left < 0) return 'full';
      return left === 0 ? 'last' : 'free';
    },
  };
}
