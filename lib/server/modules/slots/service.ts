import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { DayDto, findSlots } from '@/lib/contracts/slots';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '@/lib/domain/london-time';
import { toPounds } from '@/lib/domain/money';
import { isBusyDay } from '@/lib/domain/pricing/charges';
import { SLOT_TIMES, isBookable } from '@/lib/domain/slots/calendar';
import { heldOrderOf } from '@/lib/server/modules/orders/standing';
import { keptFor, readAsked, type Job } from '@/lib/server/modules/quotes/job';
import { wrongField } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { RequestOrigin } from '@/lib/server/platform/limits/client-address';
import { readAvailability } from './availability';

export function slotsService(deps: Deps) {
  return {
    /** Ignores an invalid promo code. The places of the quote's own unpaid order count as free. */
    find: async (
      { from, to, answers }: RequestOf<typeof findSlots>,
      asker?: RequestOrigin,
    ): Promise<ResponseOf<typeof findSlots>> => {
      const { draftId } = answers;
      const kept = await keptFor(deps.db, draftId, deps.now());
      const job = await readAsked(deps, answers, {
        promo: 'lenient',
        from: asker,
        kept,
        draftId,
      });
      const own = await heldOrderOf(deps.db, draftId, deps.now());
      return { days: await readDays(deps, job, daysOf(from, to), { without: own?.id }) };
    },
  };
}

const MAX_DAYS = 62;

/** Returns the days of a range (inclusive). Throws Problem validation_failed for no days or more than two months. */
export function daysOf(from: string, to: string): readonly LocalDate[] {
  if (!isLocalDate(from)) throw wrongField('from', 'This is not a date');
  if (!isLocalDate(to)) throw wrongField('to', 'This is not a date');
  const count = daysBetween(from, to) + 1;
  if (count < 1 || count > MAX_DAYS) throw wrongField('to', `Ask for 1 to ${MAX_DAYS} days`);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

type Asked = {
  /** An order whose own places count as free. */
  readonly without?: string | undefined;
  /** The days that may be chosen. Default: those that visitors may book. */
  readonly isOpen?: (date: LocalDate, now: Date) => boolean;
};

export async function readDays(
  deps: Deps,
  job: Pick<Job, 'priceOn' | 'needsOn' | 'isOffered'>,
  dates: readonly LocalDate[],
  { without, isOpen = isBookable }: Asked = {},
): Promise<readonly DayDto[]> {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  // The cleaners of the last day's late slots come the day after.
  const availability = await readAvailability(deps, first, addDays(last, 1), without);
  const now = deps.now();
  const offered = SLOT_TIMES.filter(job.isOffered);
  return dates.map((date): DayDto => {
    const total = toPounds(job.priceOn(date).totalWithDiscount);
    const base = { date, total, isBusy: isBusyDay(date) };
    if (!isOpen(date, now) || availability.isClosed(date)) return { ...base, state: 'closed', slots: [] };
    const slots = SLOT_TIMES.map((slot) => ({
      start: slot[0],
      end: slot[1],
      state: offered.includes(slot) ? availability.stateFor(job.needsOn(date, slot)) : 'full',
    }));
    return { ...base, state: slots.every(({ state }) => state === 'full') ? 'full' : 'free', slots };
  });
}
