import type { OrderDayDto, VisitDayDto } from '@/lib/contracts/order-day';
import { pence, toPounds } from '@/lib/domain/money';
import { isBooked } from '@/lib/domain/order/state';
import { dayPhase, shownDays } from '@/lib/domain/visits/customer-day';
import type { Progress } from '@/lib/domain/visits/replay';
import { slotOf } from '@/lib/domain/visits/slot-of';
import { isLaterThanSaid, isWithoutWord } from '@/lib/domain/visits/window';
import type { Db } from '@/lib/server/kernel/db/db';
import type { PartRefundRow } from '@/lib/server/kernel/db/part-refund-row';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { VisitEventRow, VisitRow } from '@/lib/server/kernel/db/visit-rows';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { latePartsOf } from '@/lib/server/subjects/ledger/part-refunds-repo';
import { creditOf, givenBack } from './late-credit';
import { progressOf, stepsOf } from './progress';
import { visitEventsOf, visitsOf } from './repo';
import { whoComes } from './who-comes';

type Seen = {
  readonly db: Db;
  readonly order: OrderRow;
  readonly events: readonly VisitEventRow[];
  readonly parts: readonly PartRefundRow[];
  readonly now: Date;
};

/** What the customer of an order sees of its day: today's visits, else those that are announced for tomorrow; null for none. */
export async function orderDay({ db, now }: Pick<Deps, 'db' | 'now'>, order: OrderRow): Promise<OrderDayDto | null> {
  if (!isBooked(order.state) && order.state !== 'completed') return null;
  const at = now();
  const all = await visitsOf(db, order.id);
  const date = shownDays(at).find((day) => dayPhase(day, at) !== null && all.some((visit) => isShown(visit, day)));
  if (date === undefined) return null;
  const visits = all.filter((visit) => isShown(visit, date)).toSorted((a, b) => a.start.localeCompare(b.start));
  const [events, parts] = await Promise.all([
    visitEventsOf(
      db,
      visits.map(({ id }) => id),
    ),
    latePartsOf(db, [order.id]),
  ]);
  const seen = { db, order, parts, now: at };
  const shown = await Promise.all(
    visits.map((visit) => visitDay(visit, { ...seen, events: events.filter(({ visit_id: id }) => id === visit.id) })),
  );
  return {
    date,
    isToday: dayPhase(date, at) === 'followed',
    checkedAt: at.toISOString(),
    visits: shown.filter((visit) => visit !== null),
  };
}

const isShown = ({ date, state }: VisitRow, day: string): boolean => date === day && state !== 'cancelled';

async function visitDay(visit: VisitRow, seen: Seen): Promise<VisitDayDto | null> {
  const slot = slotOf(visit);
  if (!slot) return null;
  const { db, events, now } = seen;
  const progress = progressOf(visit.kind, events);
  const { state, window } = progress;
  const isLate = isLaterThanSaid(state, window, now);
  return {
    kind: visit.kind,
    state,
    steps: stepsOf(visit.kind, events).map((step) => ({ state: step.state, at: step.at.toISOString() })),
    slot: slot.times,
    who: await whoComes(db, visit),
    window: window && { from: window.from.toISOString(), until: window.until.toISOString() },
    news: isLate ? 'later' : isWithoutWord(state, window, slot.until, now) ? 'no_word' : 'as_said',
    credit: creditView(visit, progress, seen),
  };
}

function creditView(visit: VisitRow, progress: Progress, { order, events, parts }: Seen): VisitDayDto['credit'] {
  const credit = creditOf(visit, order, progress, events);
  if (!credit) return null;
  const given = givenBack(parts, visit, progress);
  return {
    pounds: toPounds(given ? pence(given.amount_pence) : credit.amount),
    percent: credit.percent,
    is: given ? 'given' : credit.isAutomatic ? 'coming' : 'asked',
  };
}
