import { addDays, daysBetween, formatShortDay, isoWeekday, londonDate } from '../london-time';
import { boroughsOf } from '../places/borough-districts';
import { areaInSentence } from '../places/areas';
import { COUNCIL_SITES } from '../places/councils';
import { parsePostcode } from '../places/postcode';
import { isWorkingDay } from '../working-days';
import { counted } from '../wording';
import type { LocalDate, OrderLike } from '../vocabulary';
import {
  CHECKLIST_TASKS,
  TASK_CIRCLES,
  type ChecklistTask,
  type TaskId,
  type TaskRule,
  type TaskSource,
} from './checklist-tasks';
import { orderParking } from './parking';
import { stopParkingWords } from './parking-words';

type Move = Pick<OrderLike, 'addresses' | 'dates' | 'timeSlot'>;

/** `past`: it was for before the move, whose day has come; what is still possible of it is left. */
type ChecklistState = 'overdue' | 'past' | 'open' | 'done';
type ChecklistLink = { readonly label: string; readonly url: string };

/** A task of one move: what, by when, and how it stands. */
export type ChecklistEntry = {
  readonly id: TaskId;
  readonly title: string;
  readonly text: string;
  /** "If you rent"; empty where it concerns everybody. */
  readonly circle: string;
  readonly on: LocalDate;
  readonly state: ChecklistState;
  /** What is still possible; empty while its day is not over. */
  readonly late: string;
  readonly links: readonly ChecklistLink[];
  readonly source: TaskSource | null;
};

type Asked = { readonly now: Date; readonly done: readonly string[] };

/** The list is on the order's page from the booking until this many days after the move. */
const CHECKLIST_DAYS_AFTER = 7;

/** The day of a move; null for every other order. */
export const moveDay = ({ dates }: Pick<OrderLike, 'dates'>): LocalDate | null => dates.movingDate ?? null;

/** The same day of an earlier month, or the last that it has: two months before 30 April is 28 February. */
export function monthsBefore(date: LocalDate, months: number): LocalDate {
  const first = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 - months, 1));
  const month = first.toISOString().slice(0, 8);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${month}${String(Math.min(Number(date.slice(8)), last)).padStart(2, '0')}`;
}

/** The day that is a number of working days before another, which does not count itself. */
export function workingDaysBefore(date: LocalDate, days: number): LocalDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, -1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

function dueOn(rule: Exclude<TaskRule, { readonly by: 'parking' }>, day: LocalDate): LocalDate {
  if ('daysBefore' in rule) return addDays(day, -rule.daysBefore);
  if ('daysAfter' in rule) return addDays(day, rule.daysAfter);
  return 'monthsBefore' in rule ? monthsBefore(day, rule.monthsBefore) : workingDaysBefore(day, rule.workingDaysBefore);
}

/**
 * What is to be done around a move and by when: overdue first, then what is ahead in the order of its days, what was for
 * before the move once its day has come, then what is done. Empty for an order without a day of a move.
 */
export function checklistOf(move: Move, { now, done }: Asked): readonly ChecklistEntry[] {
  const day = moveDay(move);
  if (day === null) return [];
  const today = londonDate(now);
  const entries = CHECKLIST_TASKS.flatMap((task: ChecklistTask & { readonly id: TaskId }): ChecklistEntry[] => {
    const dated = datedTask(task, move, { day, now });
    if (!dated) return [];
    if (task.endsWithMove && today > day && !done.includes(task.id)) return [];
    const isLate = dated.on < today;
    const missed = dated.on < day && today >= day ? 'past' : 'overdue';
    const state = done.includes(task.id) ? 'done' : isLate ? missed : 'open';
    const circle = task.circle ? TASK_CIRCLES[task.circle] : '';
    return [
      {
        ...{ id: task.id, title: task.title, text: dated.text, circle, on: dated.on, state },
        ...{ late: isLate ? task.late : '', links: dated.links, source: task.source ?? null },
      },
    ];
  });
  const rank: Readonly<Record<ChecklistState, number>> = { overdue: 0, open: 1, past: 2, done: 3 };
  return entries.toSorted((a, b) => rank[a.state] - rank[b.state] || a.on.localeCompare(b.on));
}

type Dated = Pick<ChecklistEntry, 'on' | 'text' | 'links'>;

function datedTask(task: ChecklistTask, move: Move, at: { day: LocalDate; now: Date }): Dated | null {
  if ('by' in task.when) return parkingTask(move, at.now);
  return { on: dueOn(task.when, at.day), text: task.text, links: linksOf(task, move) };
}

/** What to ask of which council for the van; null where it can park, and from the day on. */
function parkingTask(move: Move, now: Date): Dated | null {
  const stops = orderParking(move, now);
  if (stops.length === 0) return null;
  const deadlines = stops.flatMap(({ deadline }) => deadline ?? []).toSorted();
  const links = stops
    .flatMap(({ plans }) => plans)
    .map(({ borough, url }) => ({ label: `The council’s page for ${areaInSentence(borough)}`, url }));
  return {
    // Where no day is left to ask by, what works instead is for today.
    on: deadlines[0] ?? londonDate(now),
    text: stops.map((stop) => sentence(stopParkingWords(stop))).join(' '),
    links: links.filter(({ url }, index) => links.findIndex((other) => other.url === url) === index),
  };
}

const sentence = ({ when, what }: ReturnType<typeof stopParkingWords>) => (when === null ? what : `${when}. ${what}`);

function linksOf({ link }: ChecklistTask, { addresses }: Move): readonly ChecklistLink[] {
  if (!link) return [];
  if ('url' in link) return [link];
  const ends = {
    old: [addresses.collection],
    new: [addresses.delivery],
    both: [addresses.collection, addresses.delivery],
  };
  const boroughs = ends[link.councils].flatMap((address) =>
    address ? boroughsOf(parsePostcode(address.postcode)?.outcode ?? '') : [],
  );
  return [...new Set(boroughs)].map((borough) => ({
    label: `The council of ${areaInSentence(borough)}`,
    url: COUNCIL_SITES[borough],
  }));
}

type ChecklistGroup = { readonly title: string; readonly entries: readonly ChecklistEntry[] };

/** The list by weeks, each from Monday to Sunday, with what is overdue before them and what is done after them. */
export function checklistWeeks(
  entries: readonly ChecklistEntry[],
  day: LocalDate,
  now: Date,
): readonly ChecklistGroup[] {
  const thisWeek = mondayOf(londonDate(now));
  const titleOf = ({ state, on }: ChecklistEntry): string => {
    if (state === 'done') return 'Done';
    if (state === 'overdue') return 'Overdue: do these first';
    if (state === 'past') return 'From before the move: what is still possible';
    if (on === day) return `The day of the move, ${formatShortDay(day)}`;
    if (on > day) return 'After the move';
    const monday = mondayOf(on);
    const weeks = daysBetween(monday, mondayOf(day)) / 7;
    const left = weeks === 0 ? 'the week of the move' : `${counted(weeks, 'week')} before the move`;
    return monday === thisWeek ? `This week, ${left}` : `Week of ${formatShortDay(monday)}, ${left}`;
  };
  const titles = [...new Set(entries.map(titleOf))];
  return titles.map((title) => ({ title, entries: entries.filter((entry) => titleOf(entry) === title) }));
}

const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - isoWeekday(date));

/** What is still open and overdue or due by the coming seventh day. */
export function dueThisWeek(entries: readonly ChecklistEntry[], now: Date): readonly ChecklistEntry[] {
  const until = addDays(londonDate(now), 6);
  return entries.filter(({ state, on }) => state !== 'done' && on <= until);
}

/** Whether the order's page leads to the list: from the booking until a week after the move, but for the day itself. */
export function isChecklistTime(move: Pick<OrderLike, 'dates'>, now: Date): boolean {
  const [day, today] = [moveDay(move), londonDate(now)];
  return day !== null && today !== day && today <= addDays(day, CHECKLIST_DAYS_AFTER);
}
