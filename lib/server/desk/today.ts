import type { TodayLine, TodayView } from '@/lib/contracts/desk-today-views';
import { addDays, formatDay, londonDate, londonInstant, londonTime } from '@/lib/domain/london-time';
import { missingStops } from '@/lib/domain/order/stops';
import type { LocalDate } from '@/lib/domain/vocabulary';
import { counted } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { readable } from '@/lib/server/kernel/row-failures/readable';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { givenStopsOf } from '@/lib/server/subjects/stops/repo';
import { jobsOn } from '@/lib/server/subjects/visits/plan';
import { openCallBacks } from './call-backs';
import { keysLines } from './keys-lines';
import { claimsToday } from './claims';
import { contactOf } from './contact-of';
import { dayPlanView } from './day-plan';
import { extraCalls } from './extra-calls';
import { countLeads } from './leads-repo';
import { reviewsToDecide } from './reviews';
import { needsSomebody, todayJobs } from './today-jobs';
import { unsentLinks } from './unsent-links';
import { unpaidNow } from './unpaid';
import { address, tableDay } from './words';

type Ports = Pick<Deps, 'db' | 'config' | 'now'>;

/** What runs, what is late, what is unpaid, who must be called: the day as it is at this moment. */
export async function todayView(deps: Ports): Promise<TodayView> {
  const { db, now } = deps;
  const today = londonDate(now());
  const tomorrow = addDays(today, 1);
  const [plan, unpaid, backs, missing, waiting, reviews, extras, claims, links, keys] = await Promise.all([
    dayPlanView(deps, today),
    unpaidNow(deps),
    openCallBacks(db, londonInstant(tomorrow, '00:00')),
    Promise.all([today, tomorrow].map((date) => withoutStreet(deps, date))),
    countLeads(db, { search: '', type: '', handled: 'no' }),
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
      jobs.length === 0 ? 'no jobs' : counted(jobs.length, 'job'),
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
        ...{ key: entry, reference, href: deskPath('orders', reference), name, phone, phoneHref, amount: '' },
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

/** "15:00"; with its day when that has passed. */
function timeOf(at: string, today: LocalDate): string {
  const instant = new Date(at);
  const date = londonDate(instant);
  return date === today ? londonTime(instant) : `${londonTime(instant)} on ${tableDay(date)}`;
}

/** Whose street nobody has given although a crew comes on a day. */
async function withoutStreet({ db, now }: Pick<Deps, 'db' | 'now'>, date: LocalDate): Promise<readonly TodayLine[]> {
  const ahead = (await jobsOn(db, date)).filter(({ visit }) => visit.state === 'planned');
  const orders = [...new Map(ahead.map(({ order }) => [order.id, order])).values()];
  const given = await givenStopsOf(
    db,
    orders.map(({ id }) => id),
  );
  const isMissing = (order: OrderRow): boolean =>
    readable(
      order.reference,
      () => missingStops(orderOf(order).addresses, given.get(order.id) ?? new Map()).length > 0,
      () => false,
    );
  const when = date === londonDate(now()) ? 'today' : 'tomorrow';
  return orders.filter(isMissing).map((order) => ({
    ...{ key: `street ${order.id}`, reference: order.reference, amount: '' },
    ...{ href: deskPath('orders', order.reference, 'addresses'), text: `Street address missing, we come ${when}` },
    ...contactOf(order),
  }));
}
