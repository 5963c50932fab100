import type { OrderDayDto, VisitDayDto } from '@/lib/contracts/order-day';
import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import { toPounds } from '@/lib/domain/money';
import { isBooked } from '@/lib/domain/order/state';
import { dayPhase, shownDays } from '@/lib/domain/visits/publication';
import type { Progress } from '@/lib/domain/visits/replay';
import { vanNow, type CountedItem } from '@/lib/domain/visits/van';
import { isPastArrivalWindow, isWithoutWord, slotOf } from '@/lib/domain/visits/window';
import { latePartsOf } from '@/lib/server/modules/ledger/refund-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type {
  Db,
  OrderRow,
  PartRefundRow,
  VisitEventRow,
  VisitItemRow,
  VisitRow,
} from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { creditOf, givenBack } from './late-credit';
import { progressOf, stepsOf, type VisitLog } from './progress';
import { itemsOfVisits } from './proof-repo';
import { whoComes } from './who-comes';

/** Returns the listed items with their counts, and the counted items that are no longer on the list. */
function countedItems(order: OrderRow, rows: readonly VisitItemRow[]): readonly CountedItem[] {
  const listed = oneLineEach(orderOf(order).furnitureItems);
  return [
    ...listed.map(({ id, quantity: planned }) => {
      const row = rows.find(({ item }) => item === id);
      return { planned, loaded: row?.loaded ?? null, unloaded: row?.unloaded ?? null };
    }),
    ...rows
      .filter(({ item }) => listed.every(({ id }) => id !== item))
      .map(({ loaded, unloaded }) => ({ planned: 0, loaded, unloaded })),
  ];
}

type Seen = {
  readonly db: Db;
  readonly order: OrderRow;
  readonly events: readonly VisitEventRow[];
  readonly items: readonly VisitItemRow[];
  readonly parts: readonly PartRefundRow[];
  readonly now: Date;
};

/** Returns today's visits, else those announced for tomorrow, or null. `counted`: the items, if already read. */
export async function orderDay(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  order: OrderRow,
  { visits: all, events }: VisitLog,
  counted?: readonly VisitItemRow[],
): Promise<OrderDayDto | null> {
  if (!isBooked(order.state) && order.state !== 'completed') return null;
  const at = now();
  const date = shownDays(at).find((day) => dayPhase(day, at) !== null && all.some((visit) => isShown(visit, day)));
  if (date === undefined) return null;
  const visits = all.filter((visit) => isShown(visit, date)).toSorted((a, b) => a.start.localeCompare(b.start));
  const ids = visits.map(({ id }) => id);
  const [items, parts] = await Promise.all([counted ?? itemsOfVisits(db, ids), latePartsOf(db, [order.id])]);
  const shown = await Promise.all(
    visits.map((visit) => {
      const isOwn = ({ visit_id }: { readonly visit_id: string }) => visit_id === visit.id;
      return visitDay(visit, { db, order, parts, now: at, events: events.filter(isOwn), items: items.filter(isOwn) });
    }),
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
  const { db, order, events, items, now } = seen;
  const progress = progressOf(visit.kind, events);
  const { state, window } = progress;
  const isLate = isPastArrivalWindow(state, window, now);
  return {
    kind: visit.kind,
    state,
    steps: stepsOf(visit.kind, events).map((step) => ({ state: step.state, at: step.at.toISOString() })),
    slot: slot.times,
    who: await whoComes(db, visit),
    window: window && { from: window.from.toISOString(), until: window.until.toISOString() },
    news: isLate ? 'later' : isWithoutWord(state, window, slot.until, now) ? 'no_word' : 'as_said',
    van: vanNow(visit.kind, state, countedItems(order, items)),
    credit: creditView(visit, progress, seen),
  };
}

function creditView(visit: VisitRow, progress: Progress, { order, events, parts }: Seen): VisitDayDto['credit'] {
  const credit = creditOf(visit, order, progress, events);
  if (!credit) return null;
  const given = givenBack(parts, visit, progress);
  return {
    pounds: toPounds(given ? given.amount_pence : credit.amount),
    percent: credit.percent,
    is: given ? 'given' : credit.isAutomatic ? 'coming' : 'asked',
  };
}
