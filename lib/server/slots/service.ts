import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { DayDto, findSlots } from '@/lib/contracts/slots';
import { addDays, daysBetween, isLocalDate } from '@/lib/domain/london-time';
import { toPounds } from '@/lib/domain/money';
import { isBusyDay } from '@/lib/domain/pricing/busy-days';
import { isBookable, SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { slotNeeds } from '@/lib/domain/slots/needs';
import type { Deps } from '../deps';
import { wrongField } from '../http/problem';
import { priceOn, readMove } from '../quotes/move';
import { readAvailability } from './availability';

/** Two months of a calendar. */
const MAX_DAYS = 62;

function daysOf(from: string, to: string): readonly string[] {
  if (!isLocalDate(from)) throw wrongField('from', 'This is no day');
  if (!isLocalDate(to)) throw wrongField('to', 'This is no day');
  const count = daysBetween(from, to) + 1;
  if (count < 1 || count > MAX_DAYS) throw wrongField('to', `Ask for 1 to ${MAX_DAYS} days`);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

export function slotsService(deps: Deps) {
  return {
    /** The slots of each day with the price of the same move on it. A promo code that is not valid is left out. */
    find: async ({ from, to, answers }: RequestOf<typeof findSlots>): Promise<ResponseOf<typeof findSlots>> => {
      const dates = daysOf(from, to);
      const move = await readMove(deps, answers, { promo: 'lenient' });
      // The cleaners of the last day's late slots come the day after.
      const availability = await readAvailability(deps, from, addDays(to, 1));
      const now = deps.now();

      const dayOf = (date: string): DayDto => {
        const total = toPounds(priceOn(move, date).totalWithDiscount);
        const base = { date, total, isBusy: isBusyDay(date) };
        if (!isBookable(date, now)) return { ...base, state: 'closed', slots: [] };
        const slots = SLOT_TIMES.map((slot) => ({
          start: slot[0],
          end: slot[1],
          state: availability.stateFor(slotNeeds(move.toPlan, date, slot)),
        }));
        return { ...base, state: slots.every(({ state }) => state === 'full') ? 'full' : 'free', slots };
      };
      return { days: dates.map(dayOf) };
    },
  };
}
