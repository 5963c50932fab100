import { randomUUID } from 'node:crypto';
import type { CancelView, RescheduleView } from '@/lib/contracts/desk-orders';
import { addDays, formatDay, formatShortDay, formatSlot, isLocalDate } from '@/lib/domain/london-time';
import { formatPence, formatPounds, type Pence } from '@/lib/domain/money';
import { startOf } from '@/lib/domain/order/appointments';
import { deskDays, MOVE_REASON_OPTIONS, MOVE_WARNINGS } from '@/lib/domain/order/desk-move';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { deskPath } from '@/lib/routes';
import { slotsForDesk } from '@/lib/server/modules/changes/calendar';
import { planDeskMove } from '@/lib/server/modules/changes/plan-change';
import { assertBooked } from '@/lib/server/modules/orders/change-target';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { refusedNow } from '@/lib/server/modules/visits/refused-now';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { headOf } from '@/lib/server/platform/desk/order-head';
import { address, queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { slotFrom } from './desk-actions';
import { pickedMoney } from './desk-picked-change';
import { planCancellation, promisedMoney, type PromisedChange } from './plan-change';

/** Returns the sentence of a refusal. Throws any other error again. */
function refusalOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  throw error;
}

/** Returns the page that cancels an order, with its refunds. Null for an unknown reference. */
export async function cancelPage(deps: Deps, reference: string): Promise<CancelView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const base = {
    kind: 'cancel',
    head: headOf(row),
    version: row.calendar_sequence,
    idempotencyKey: randomUUID(),
    total: formatPence(row.total_pence),
  } as const;
  try {
    const terms = await promisedMoney(deps, planCancellation(deps, row));
    const all = await promisedMoney(deps, planCancellation(deps, row, 'all'));
    const isAll = terms.money.refund === all.money.refund;
    return { ...base, choices: [choice('terms', terms), ...(isAll ? [] : [choice('all', all)])], refusal: '' };
  } catch (error) {
    return { ...base, choices: [], refusal: refusalOf(error) };
  }
}

const CHOICES = {
  terms: { label: 'By the terms', hint: 'What the customer would get by cancelling online now.' },
  all: { label: 'Full refund', hint: 'When it was our mistake, or as goodwill.' },
} as const;

const choice = (value: keyof typeof CHOICES, { money }: PromisedChange): CancelView['choices'][number] => ({
  value,
  label: CHOICES[value].label,
  hint: CHOICES[value].hint + before(money.goneBefore),
  refund: money.refund,
  refundText: formatPence(money.refund),
});

/** Returns why the refund is less than the price. */
const before = (goneBefore: Pence): string =>
  goneBefore === 0 ? '' : ` ${formatPence(goneBefore)} has already been refunded, so this is all that is left.`;

const DAYS = 14;

/** Returns the free slots of two weeks, and the money of the selected one. Null for an unknown reference. */
export async function reschedulePage(deps: Deps, reference: string, query: Query): Promise<RescheduleView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const now = deps.now();
  const { first, last } = deskDays(now);
  const wanted = queryParam(query, 'from');
  const from = isLocalDate(wanted) && wanted > first && wanted <= last ? wanted : first;
  const to = [addDays(from, DAYS - 1), last].toSorted()[0] ?? last;
  const page = deskPath('orders', reference, 'reschedule');
  const around = {
    earlier: from > first ? address(page, { from: [addDays(from, -DAYS), first].toSorted()[1] ?? first }) : null,
    later: to < last ? address(page, { from: addDays(to, 1) }) : null,
  };
  const typed = { date: queryParam(query, 'date'), start: queryParam(query, 'start') };
  const head = { kind: 'reschedule', head: headOf(row), typed } as const;
  try {
    assertBooked(row);
    const atWork = await refusedNow(deps.db, row, { kind: 'reschedule', isOurs: true });
    if (atWork) throw new Problem(atWork);
    const days = await slotsForDesk(deps, row, { from, to });
    const open = days.map((day) => dayOf(day, { page, from, now })).filter(({ slots }) => slots.length > 0);
    const base = { ...head, starts: STARTS, days: open, ...around };
    // A slot that has gone leaves the others to choose from.
    return await pickedSlot(deps, row, query).then(
      (picked) => ({ ...base, picked, refusal: '' }),
      (error: unknown) => ({ ...base, picked: null, refusal: refusalOf(error) }),
    );
  } catch (error) {
    const nothing = { starts: [], days: [], earlier: null, later: null, picked: null };
    return { ...head, ...nothing, refusal: refusalOf(error) };
  }
}

const STARTS = SLOT_TIMES.map((slot) => ({ value: slot[0], label: formatSlot(slot) }));

type Day = Awaited<ReturnType<typeof slotsForDesk>>[number];
type Around = { readonly page: string; readonly from: string; readonly now: Date };

const dayOf = ({ date, total, slots }: Day, { page, from, now }: Around): RescheduleView['days'][number] => ({
  date,
  label: formatShortDay(date),
  price: total === null ? '' : formatPounds(total),
  slots: slots
    .filter(({ state, start, end }) => state !== 'full' && startOf({ date, slot: [start, end] }) > now)
    .map(({ start, end, state }) => ({
      start,
      label: formatSlot([start, end]),
      href: `${address(page, { from, date, start })}#picked`,
      isLast: state === 'last',
    })),
});

async function pickedSlot(deps: Deps, row: OrderRow, query: Query): Promise<RescheduleView['picked']> {
  const [date, start] = [queryParam(query, 'date'), queryParam(query, 'start')];
  const isSlot = SLOT_TIMES.some(([time]) => time === start);
  if (!isLocalDate(date) || !isSlot) return null;
  const slot = slotFrom(date, start);
  const { planned, rules } = await planDeskMove(deps, row, slot);
  return {
    date,
    start,
    when: `${formatDay(date)}, ${formatSlot([slot.start, slot.end])}`,
    warnings: rules.map((rule) => MOVE_WARNINGS[rule]),
    reasons: MOVE_REASON_OPTIONS,
    isOver: rules.includes('full'),
    ...pickedMoney(deps, await promisedMoney(deps, planned)),
  };
}
