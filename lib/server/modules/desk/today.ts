import type { DeskTag } from '@/lib/contracts/desk-parts';
import type { TodayJob, TodayLine, TodayView } from '@/lib/contracts/desk-today';
import type { CrewJobView, DayPlanView } from '@/lib/contracts/desk-visits';
import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { keysInWords } from '@/lib/domain/extras/key-handover';
import { addDays, formatDay, type LocalDate, londonDate, londonInstant, londonTime } from '@/lib/domain/london-time';
import { formatPence, NOTHING } from '@/lib/domain/money';
import { missingAddresses } from '@/lib/domain/order/appointments';
import { holdsSlot } from '@/lib/domain/order/state';
import { slotOf } from '@/lib/domain/visits/window';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { givenAddressesOf } from '@/lib/server/modules/addresses/repo';
import { claimsToday } from '@/lib/server/modules/claims/desk-pages';
import { unsentLinks } from '@/lib/server/modules/crew/desk-crews';
import { countEnquiries } from '@/lib/server/modules/enquiries/desk-enquiries-repo';
import { stateOf } from '@/lib/server/modules/extras/repo';
import { keyHandoverSince } from '@/lib/server/modules/key-handover/repo';
import { unpaidNow } from '@/lib/server/modules/ledger/desk-unpaid';
import { unansweredSince } from '@/lib/server/modules/ledger/desk-unpaid-repo';
import { openEntries } from '@/lib/server/modules/orders/desk-entries-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { reviewsToDecide } from '@/lib/server/modules/reviews/desk-reviews';
import { dayPlanView } from '@/lib/server/modules/visits/desk-day-plan';
import { jobsOn } from '@/lib/server/modules/visits/plan';
import type { Db, OrderRow } from '@/lib/server/platform/db/schema';
import { contactOf } from '@/lib/server/platform/desk/order-head';
import { address, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';

/** In progress, then upcoming, then finished. */
const RANKS: Readonly<Record<DeskTag, number>> = { hot: 1, plain: 2, error: 3, success: 4 };
const NEEDS_SOMEBODY = 0;

const NO_CREW = 'No crew assigned yet';

/** Returns each job of a day once with all of its crews: those with an alarm first, then by state and slot. */
export function todayJobs({ teams }: Pick<DayPlanView, 'teams'>): readonly TodayJob[] {
  const jobs = new Map<string, TodayJob>();
  for (const { crews } of teams) {
    for (const { name: crew, isExtra, jobs: own } of crews) {
      for (const job of own) jobs.set(job.visit.id, withCrew(jobs.get(job.visit.id) ?? jobOf(job), crew, isExtra));
    }
  }
  return [...jobs.values()].toSorted((a, b) => rankOf(a) - rankOf(b) || a.slot.localeCompare(b.slot));
}

export const needsSomebody = ({ alarm }: Pick<TodayJob, 'alarm'>): boolean => alarm !== '';

const rankOf = (job: TodayJob): number => (needsSomebody(job) ? NEEDS_SOMEBODY : RANKS[job.state.tag]);

const jobOf = ({ visit, reference, href, slot, title, name, phone, phoneHref }: CrewJobView): TodayJob => ({
  key: visit.id,
  reference,
  href,
  slot,
  title,
  name,
  phone,
  phoneHref,
  crew: '',
  state: visit.state,
  progress: visit.progress,
  alarm: visit.alarm,
});

/** A sheet without a crew marks a job that is not assigned yet. */
const withCrew = (job: TodayJob, crew: string, isExtra: boolean): TodayJob =>
  isExtra
    ? { ...job, alarm: job.alarm || NO_CREW }
    : { ...job, crew: job.crew === '' ? crew : `${job.crew} and ${crew}` };

/** Returns today's choices of late keys, which the planner of the vans has to know at once. */
async function keysLines({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<readonly TodayLine[]> {
  const rows = await keyHandoverSince(db, londonInstant(londonDate(now()), '00:00'));
  const open = rows.filter(({ order }) => holdsSlot(order.state));
  return open.map(({ row, order }) => {
    const { id, plan, date, chosen_at: at } = row;
    const slot = slotOf(row)?.times ?? ([row.start, row.start] as const);
    const price = row.pence;
    return {
      key: `keys ${id}`,
      reference: order.reference,
      href: deskPath('orders', order.reference),
      text: `${keysInWords({ plan, date, slot })}, chosen at ${londonTime(new Date(at))}`,
      amount: price === NOTHING ? '' : formatPence(price),
      ...contactOf(order),
    };
  });
}

/** Returns call-backs due by an instant (inclusive), the longest overdue first. */
export async function openCallBacks(db: Db, until: Date) {
  return (await openEntries(db, until)).map(({ entry, ...order }) => ({
    /** `closeCallBack` sends this id with the reference (lib/contracts/desk-calls.ts). */
    entry: entry.id,
    reference: order.reference,
    at: entry.call_back_at ?? '',
    text: entry.text,
    ...contactOf(order),
  }));
}

/** Returns today's extras without an answer. A call may help while the crew is on site. */
async function extraCalls({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<readonly TodayLine[]> {
  const at = now();
  const rows = await unansweredSince(db, londonInstant(londonDate(at), '00:00'));
  return rows.map(({ order, row }) => ({
    key: `extra ${row.id}`,
    text: [
      `Extra asked: ${EXTRA_LABELS[row.kind]}, ${formatPence(row.pence)}`,
      stateOf(row, at) === 'asked' ? `answer by ${londonTime(new Date(row.answer_by))}` : 'not answered in time',
    ].join(', '),
    reference: order.reference,
    href: deskPath('orders', order.reference, 'extra'),
    amount: '',
    ...contactOf(order),
  }));
}

type Ports = Pick<Deps, 'db' | 'config' | 'now'>;

export async function todayView(deps: Ports): Promise<TodayView> {
  const { db, now } = deps;
  const today = londonDate(now());
  const tomorrow = addDays(today, 1);
  const [plan, unpaid, backs, missing, waiting, reviews, extras, claims, links, keys] = await Promise.all([
    dayPlanView(deps, today),
    unpaidNow(deps),
    openCallBacks(db, londonInstant(tomorrow, '00:00')),
    Promise.all([today, tomorrow].map((date) => withoutStreet(deps, date))),
    countEnquiries(db, { search: '', type: '', handled: 'no' }),
    reviewsToDecide(deps),
    extraCalls(deps),
    claimsToday(db, today),
    unsentLinks(deps),
    keysLines(deps),
  ]);
  const jobs = todayJobs(plan);
  const urgent = jobs.filter(needsSomebody).length;
  return {
    kind: 'today',
    day: formatDay(today),
    summary: [
      jobs.length === 0 ? 'no jobs' : countWithNoun(jobs.length, 'job'),
      ...(urgent > 0 ? [`${urgent} to look at`] : []),
    ].join(', '),
    closed: plan.closed,
    planHref: address(deskPath('day'), { date: today }),
    tomorrowHref: address(deskPath('day'), { date: tomorrow }),
    jobs,
    calls: [
      ...keys,
      ...extras,
      ...backs.map(({ entry, reference, at, text, name, phone, phoneHref }) => ({
        key: entry,
        reference,
        href: deskPath('orders', reference),
        name,
        phone,
        phoneHref,
        amount: '',
        text: [`Call back at ${timeOf(at, today)}`, text].filter(Boolean).join(': '),
      })),
      ...missing.flat(),
    ],
    enquiries:
      waiting === 0
        ? null
        : {
            text: `${waiting === 1 ? '1 enquiry' : `${waiting} enquiries`} to answer`,
            href: address(deskPath('leads'), { handled: 'no' }),
          },
    links,
    reviews,
    claims,
    unpaid,
  };
}

/** "15:00", with the day unless it is today. */
function timeOf(at: string, today: LocalDate): string {
  const instant = new Date(at);
  const date = londonDate(instant);
  return date === today ? londonTime(instant) : `${londonTime(instant)} on ${tableDay(date)}`;
}

/** Returns the orders without a street address that a crew visits on a day. */
async function withoutStreet({ db, now }: Pick<Deps, 'db' | 'now'>, date: LocalDate): Promise<readonly TodayLine[]> {
  const ahead = (await jobsOn(db, date)).filter(({ visit }) => visit.state === 'planned');
  const orders = [...new Map(ahead.map(({ order }) => [order.id, order])).values()];
  const given = await givenAddressesOf(
    db,
    orders.map(({ id }) => id),
  );
  const isMissing = (order: OrderRow): boolean =>
    readable(
      order.reference,
      () => missingAddresses(orderOf(order).addresses, given.get(order.id) ?? new Map()).length > 0,
      false,
    );
  const when = date === londonDate(now()) ? 'today' : 'tomorrow';
  return orders.filter(isMissing).map((order) => ({
    key: `street ${order.id}`,
    reference: order.reference,
    amount: '',
    href: deskPath('orders', order.reference, 'addresses'),
    text: `Street address missing, we come ${when}`,
    ...contactOf(order),
  }));
}
