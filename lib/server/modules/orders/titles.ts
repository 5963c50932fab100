import { formatDay, formatSlot } from '@/lib/domain/london-time';
import { appointmentsOf } from '@/lib/domain/order/appointments';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { orderOf, quoteOf } from './documents';

/** "One-bedroom move, Tuesday 15 December 2026, 10:00–12:00": what is paid for, on the payment page and the invoice. */
export function orderTitle(row: OrderRow): string {
  const [first] = appointmentsOf(orderOf(row));
  const when = first ? [formatDay(first.date), formatSlot(first.slot)] : [];
  return [quoteOf(row).lines[0]?.label ?? row.reference, ...when].join(', ');
}

/** "Change to your order SM-7K4Q-2XPD". */
export const changeTitle = ({ reference }: Pick<OrderRow, 'reference'>): string => `Change to your order ${reference}`;

/** "Tom’s share of order SM-7K4Q-2XPD". */
export const shareTitle = ({ reference }: Pick<OrderRow, 'reference'>, name: string): string =>
  name === '' ? `Your share of order ${reference}` : `${name}’s share of order ${reference}`;

/** "Extra agreed for your order SM-7K4Q-2XPD". */
export const extraTitle = ({ reference }: Pick<OrderRow, 'reference'>): string =>
  `Extra agreed for your order ${reference}`;
