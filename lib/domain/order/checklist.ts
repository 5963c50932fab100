import {
  addDays,
  daysBetween,
  formatShortDay,
  isoWeekday,
  londonDate,
  londonInstant,
  type LocalDate,
} from '../london-time';
import type { OrderLike } from '../order-types';
import { addMonths } from '../customs/days';
import { areaInSentence, councilName } from '../places/areas';
import { COUNCIL_SITES, boroughsOf } from '../places/boroughs';
import { parsePostcode } from '../places/postcode';
import { capitalised, countWithNoun } from '../wording';
import { workingDaysBefore } from '../working-days';
import {
  CHECKLIST_TASKS,
  TASK_CIRCLES,
  type ChecklistTask,
  type TaskId,
  type TaskRule,
  type TaskSource,
} from './checklist-tasks';
import { countTasks, SOON, startWords } from './checklist-words';
import { addressParkingWords, orderParking } from './parking';

type Move = Pick<OrderLike, 'addresses' | 'dates' | 'timeSlot'>;

/**
 * The state of a task whose day may be over. `overdue`: the customer had time for it. `before_booking`: its usual day was
 * over by the day of the booking. `past`: due before a move whose day has come. `late` says what is still possible.
 */
type ChecklistState = 'overdue' | 'before_booking' | 'past' | 'open' | 'done';
type ChecklistLink = { readonly label: string; readonly url: string };

export type ChecklistEntry = {
  readonly id: TaskId;
  readonly title: string;
  readonly text: string;
  /** The customers whom the task concerns, such as "If you rent". Empty for everybody. */
  readonly circle: string;
  readonly on: LocalDate;
  readonly state: ChecklistState;
  /** The advice on what is still possible. Empty until the task's day is over. */
  readonly late: string;
  readonly links: readonly ChecklistLink[];
  readonly source: TaskSource | null;
};

type Asked = { readonly now: Date; readonly done: readonly string[]; readonly bookedAt: Date };

/** Days after the move until which the order page shows the checklist, from the booking on. */
const CHECKLIST_DAYS_AFTER = 7;

export const moveDay = ({ dates }: Pick<OrderLike, 'dates'>): LocalDate | null => dates.movingDate ?? null;

function dueOn(rule: Exclude<TaskRule, { readonly by: 'parking' }>, day: LocalDate): LocalDate {
  if ('daysBefore' in rule) return addDays(day, -rule.daysBefore);
  if ('daysAfter' in rule) return addDays(day, rule.daysAfter);
  return 'monthsBefore' in rule ? addMonths(day, -rule.monthsBefore) : workingDaysBefore(day, rule.workingDaysBefore);
}

/** Returns a move's tasks by state and day: those to do first, then the later ones. Empty without a moving day. */
export function checklistOf(move: Move, { now, done, bookedAt }: Asked): readonly ChecklistEntry[] {
  const day = moveDay(move);
  if (day === null) return [];
  const [today, bookedOn] = [londonDate(now), londonDate(bookedAt)];
  const entries = CHECKLIST_TASKS.flatMap((task: ChecklistTask & { readonly id: TaskId }): ChecklistEntry[] => {
    const dated = datedTask(task, move, { day, now });
    if (!dated) return [];
    if (task.endsWithMove && today > day && !done.includes(task.id)) return [];
    const isLate = dated.on < today;
    const missed = dated.on < day && today >= day ? 'past' : dated.on <= bookedOn ? 'before_booking' : 'overdue';
    const state = done.includes(task.id) ? 'done' : isLate ? missed : 'open';
    const circle = task.circle ? TASK_CIRCLES[task.circle] : '';
    return [
      {
        id: task.id,
        title: task.title,
        text: dated.text,
        circle,
        on: dated.on,
        state,
        late: isLate ? task.late : '',
        links: dated.links,
        source: task.source ?? null,
      },
    ];
  });
  const rank: Readonly<Record<ChecklistState, number>> = { overdue: 0, before_booking: 1, open: 2, past: 3, done: 4 };
  return entries.toSorted((a, b) => rank[a.state] - rank[b.state] || a.on.localeCompare(b.on));
}

type Dated = Pick<ChecklistEntry, 'on' | 'text' | 'links'>;

function datedTask(task: ChecklistTask, move: Move, at: { day: LocalDate; now: Date }): Dated | null {
  if ('by' in task.when) return parkingTask(move, at.now);
  return { on: dueOn(task.when, at.day), text: task.text, links: linksOf(task, move) };
}

/** Returns the task to ask the councils about parking. Null if the van can park, and from the moving day on. */
function parkingTask(move: Move, now: Date): Dated | null {
  const stops = orderParking(move, now);
  if (stops.length === 0) return null;
  const deadlines = stops.flatMap(({ deadline }) => deadline ?? []).toSorted();
  const links = stops
    .flatMap(({ plans }) => plans)
    .map(({ borough, url }) => ({ label: `The council’s page for ${areaInSentence(borough)}`, url }));
  return {
    // If it is too late to ask, the task names the alternatives and is due today.
    on: deadlines[0] ?? londonDate(now),
    text: stops.map((stop) => sentence(addressParkingWords(stop))).join(' '),
    links: links.filter(({ url }, index) => links.findIndex((other) => other.url === url) === index),
  };
}

const sentence = ({ when, what }: ReturnType<typeof addressParkingWords>) =>
  when === null ? what : `${when}. ${what}`;

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
    label: capitalised(councilName(borough)),
    url: COUNCIL_SITES[borough],
  }));
}

type ChecklistGroup = { readonly title: string; readonly entries: readonly ChecklistEntry[] };

/** Groups the checklist by weeks from Monday to Sunday, after the tasks to do first and before the `past` and done ones. */
export function checklistWeeks(
  entries: readonly ChecklistEntry[],
  day: LocalDate,
  now: Date,
): readonly ChecklistGroup[] {
  const thisWeek = mondayOf(londonDate(now));
  const titleOf = ({ state, on }: ChecklistEntry): string => {
    if (state === 'done') return 'Done';
    if (state === 'overdue') return 'Overdue: do these first';
    if (state === 'before_booking') return SOON;
    if (state === 'past') return 'From before the move, and still possible';
    if (on === day) return `The day of the move, ${formatShortDay(day)}`;
    if (on > day) return 'After the move';
    const monday = mondayOf(on);
    const weeks = daysBetween(monday, mondayOf(day)) / 7;
    const left = weeks === 0 ? 'the week of the move' : `${countWithNoun(weeks, 'week')} before the move`;
    return monday === thisWeek ? `This week, ${left}` : `Week of ${formatShortDay(monday)}, ${left}`;
  };
  const titles = [...new Set(entries.map(titleOf))];
  return titles.map((title) => ({ title, entries: entries.filter((entry) => titleOf(entry) === title) }));
}

const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - isoWeekday(date));

/** Returns the open tasks that are overdue or due within seven days, today included. */
export function dueThisWeek(entries: readonly ChecklistEntry[], now: Date): readonly ChecklistEntry[] {
  const until = addDays(londonDate(now), 6);
  return entries.filter(({ state, on }) => state !== 'done' && on <= until);
}

/** The most tasks that are shown as the first ones. */
const FIRST_TASKS = 4;

type ChecklistStart = { readonly count: string; readonly title: string; readonly first: readonly ChecklistEntry[] };

/** Returns the tasks to do first with their title, and how many tasks there are or are done. */
export function checklistStart(entries: readonly ChecklistEntry[], now: Date): ChecklistStart {
  const first = dueThisWeek(entries, now).slice(0, FIRST_TASKS);
  const done = entries.filter(({ state }) => state === 'done').length;
  return { count: countTasks(done, entries.length), title: startWords(done, first.length), first };
}

/** Returns whether the order page links to the checklist: until a week after the move, except on its day. */
export function isChecklistTime(move: Pick<OrderLike, 'dates'>, now: Date): boolean {
  const [day, today] = [moveDay(move), londonDate(now)];
  return day !== null && today !== day && today <= addDays(day, CHECKLIST_DAYS_AFTER);
}

/** The mails about the checklist: the whole list, and what is still open in the last week. */
export const CHECKLIST_MAILS = ['list', 'open'] as const;
export type ChecklistMail = (typeof CHECKLIST_MAILS)[number];

const CHECKLIST_WEEKS = 8;
/** Days before a move at which the mail about open tasks is sent. */
const OPEN_DAYS = 6;
/** The fewest days between the two mails, and between the first mail and the move. */
const LEAST_DAYS = 2;
const HOUR = '09:00';

type DueMail = { readonly which: ChecklistMail; readonly at: Date };

/**
 * Returns when the unsent mails about a move's checklist are due. The first is due eight weeks before the move, or the
 * morning after a later booking, because the booking has a mail of its own. The second is due in the last week.
 */
export function checklistMails(
  order: Pick<OrderLike, 'dates'>,
  { now, sent }: { readonly now: Date; readonly sent: readonly ChecklistMail[] },
): readonly DueMail[] {
  const day = moveDay(order);
  if (day === null) return [];
  const begins = londonInstant(addDays(day, -7 * CHECKLIST_WEEKS), HOUR);
  const list = begins > now ? begins : londonInstant(addDays(londonDate(now), 1), HOUR);
  const open = londonInstant(addDays(day, -OPEN_DAYS), HOUR);
  const isListDue = !sent.includes('list') && daysBetween(londonDate(list), day) >= LEAST_DAYS;
  const isOpenDue =
    !sent.includes('open') &&
    open > now &&
    (!isListDue || daysBetween(londonDate(list), londonDate(open)) >= LEAST_DAYS);
  return [
    ...(isListDue ? [{ which: 'list', at: list } as const] : []),
    ...(isOpenDue ? [{ which: 'open', at: open } as const] : []),
  ];
}
