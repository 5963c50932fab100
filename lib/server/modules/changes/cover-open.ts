import { answeredCover } from '@/lib/domain/answers/cover';
import { londonDate } from '@/lib/domain/london-time';
import { isCoverOpen } from '@/lib/domain/order/cover-change';
import type { Contents } from '@/lib/domain/services/service';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { orderOf } from '@/lib/server/modules/orders/documents';

/** Throws Problem too_late_to_change once the last day is over on which cover is changed. */
export function assertCoverOpen(row: OrderRow, now: Date): void {
  if (!isCoverOpen(orderOf(row), londonDate(now))) throw new Problem('too_late_to_change');
}

/** Throws Problem as assertCoverOpen does, where contents have another step than the order. */
export function assertCoverInTime(row: OrderRow, { coverStep }: Pick<Contents, 'coverStep'>, now: Date): void {
  if (coverStep !== null && coverStep !== answeredCover(orderOf(row).cover).step) assertCoverOpen(row, now);
}
