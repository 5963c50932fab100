import type { SlotDto } from '@/lib/contracts/errors';
import { addDays, type LocalDate, londonInstant, type SlotTimes } from '@/lib/domain/london-time';
import { SLOT_TIMES, bookableRange, isBookable, type SlotNeed } from '@/lib/domain/slots/calendar';
import { startKey } from '@/lib/domain/slots/slot-key';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readAvailability } from './availability';

const DAYS_AROUND = 14;
const SUGGESTIONS = 3;

/** Returns up to three slots in calendar order. An order's own places count as free, its own slot is left out. */
export async function nearestFreeSlots(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  wanted: { readonly date: LocalDate; readonly slot: SlotTimes; readonly isOffered?: (slot: SlotTimes) => boolean },
  needsOn: (date: LocalDate, slot: SlotTimes) => readonly SlotNeed[],
  own?: { readonly orderId: string; readonly isOwn: (slot: SlotDto) => boolean },
): Promise<readonly SlotDto[]> {
  const now = deps.now();
  const range = bookableRange(now);
  const first = wanted.date < range.first || wanted.date > range.last ? range.first : wanted.date;
  const days = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, day) => addDays(first, day - DAYS_AROUND)).filter(
    (date) => isBookable(date, now),
  );
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const availability = await readAvailability(deps, from, addDays(to, 1), own?.orderId);
  const target = londonInstant(wanted.date, wanted.slot[0]).getTime();
  const withDistance = (slot: SlotDto) => ({
    slot,
    distance: Math.abs(londonInstant(slot.date, slot.start).getTime() - target),
  });
  return days
    .flatMap((date) => SLOT_TIMES.filter(wanted.isOffered ?? (() => true)).map((slot) => ({ date, slot })))
    .filter(({ date, slot }) => availability.stateFor(needsOn(date, slot)) !== 'full')
    .map(({ date, slot }): SlotDto => ({ date, start: slot[0], end: slot[1] }))
    .filter((slot) => !own?.isOwn(slot))
    .map(withDistance)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTIONS)
    .map(({ slot }) => slot)
    .toSorted((a, b) => startKey(a).localeCompare(startKey(b)));
}
