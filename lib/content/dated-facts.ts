import { BANK_HOLIDAYS } from '@/lib/domain/bank-holidays';
import { SOURCES } from '@/lib/domain/customs/sources';
import { addDays, formatDate, type LocalDate } from '@/lib/domain/london-time';
import { CHECKLIST_TASKS, type ChecklistTask } from '@/lib/domain/order/checklist-tasks';
import { PARKING_RULES } from '@/lib/domain/parking/rules';
import { MEASURE_SOURCES } from '@/lib/domain/access-check/typical';
import { ROAD_CHARGES } from '@/lib/domain/pricing/road-charges';
import { DAYS_AHEAD } from '@/lib/domain/slots/calendar';

/** Third-party facts in this repository that hold for a limited time. */
export type DatedFacts = {
  readonly what: string;
  /** The last day on which the site may run before somebody has checked the facts again. */
  readonly lastDay: LocalDate;
  readonly todo: string;
};

/** Days after which facts from third-party pages are read again (twelve months). */
const READ_AGAIN_DAYS = 365;
const WARNED_DAYS = 60;

/** Returns the last day on which a table that ends on a day still covers every day that can be booked (BOOK-6). */
const bookableUntil = (until: LocalDate): LocalDate => addDays(until, -DAYS_AHEAD);

/** Returns the dated facts of a table, as old as its oldest fact. */
function readAgain(what: string, facts: readonly { readonly readOn: LocalDate }[], file: string): DatedFacts {
  const [oldest = ''] = facts.map(({ readOn }) => readOn).toSorted();
  const todo = `Read the pages again that were read on ${formatDate(oldest)}, and renew their readOn in ${file}`;
  return { what, lastDay: addDays(oldest, READ_AGAIN_DAYS), todo };
}

const taskSources = (tasks: readonly ChecklistTask[]) => tasks.flatMap(({ source }) => source ?? []);

export const DATED_FACTS: readonly DatedFacts[] = [
  ...ROAD_CHARGES.map(({ name, until }) => ({
    what: `Road charges: ${name}`,
    lastDay: bookableUntil(until),
    todo: 'Check the amounts at tfl.gov.uk, and renew until in lib/domain/pricing/road-charges.ts',
  })),
  {
    what: 'Bank holidays',
    lastDay: bookableUntil(BANK_HOLIDAYS.until),
    todo: 'Add the next year of gov.uk/bank-holidays to lib/domain/bank-holidays.ts',
  },
  readAgain('Parking rules of the councils', Object.values(PARKING_RULES), 'lib/domain/parking/rules.ts'),
  readAgain('Customs rules', Object.values(SOURCES), 'lib/domain/customs/sources.ts'),
  readAgain('Measures of typical homes', Object.values(MEASURE_SOURCES), 'lib/domain/access-check/typical.ts'),
  readAgain('Sources of the moving checklist', taskSources(CHECKLIST_TASKS), 'lib/domain/order/checklist-tasks.ts'),
];

/**
 * Returns the facts that run out within 60 days (`near`) or have run out (`over`), the earliest first, each as one line
 * for the operator.
 */
export function factsDue(
  facts: readonly DatedFacts[],
  today: LocalDate,
): readonly { readonly state: 'near' | 'over'; readonly words: string }[] {
  return facts
    .filter(({ lastDay }) => addDays(today, WARNED_DAYS) >= lastDay)
    .toSorted((a, b) => a.lastDay.localeCompare(b.lastDay))
    .map(({ what, lastDay, todo }) => {
      const state = today > lastDay ? 'over' : 'near';
      const verb = state === 'over' ? 'held' : 'hold';
      return { state, words: `${what} ${verb} until ${formatDate(lastDay)}: ${todo}.` };
    });
}
