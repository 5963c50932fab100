import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { findOrderSlots } from '@/lib/contracts/order-changes';
import { toPounds } from '@/lib/domain/money';
import type { LocalDate } from '@/lib/domain/london-time';
import { deskDays } from '@/lib/domain/order/desk-move';
import { daysOf, readDays } from '@/lib/server/modules/slots/service';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { bookedJob } from './booked-job';
import { assertInTime } from './plan-change';

type Range = Pick<RequestOf<typeof findOrderSlots>, 'from' | 'to'>;
type Days = ResponseOf<typeof findOrderSlots>;

/** Returns the calendar of a booked order, whose own places count as free. Each day shows the whole price. */
export async function orderSlots(deps: Deps, row: OrderRow, range: Range): Promise<Days> {
  assertInTime(row, deps.now());
  const days = await readDays(deps, await bookedJob(deps, row), daysOf(range.from, range.to), { without: row.id });
  return { days, totalBefore: toPounds(row.total_pence) };
}

/** Returns the calendar for the desk, which starts today and ignores the customer's deadlines. */
export async function slotsForDesk(deps: Deps, row: OrderRow, { from, to }: Range): Promise<Days['days']> {
  const { first, last } = deskDays(deps.now());
  const isOpen = (date: LocalDate) => first <= date && date <= last;
  return readDays(deps, await bookedJob(deps, row), daysOf(from, to), { without: row.id, isOpen });
}
