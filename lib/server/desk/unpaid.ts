import type { TodayLine } from '@/lib/contracts/desk-today-views';
import { formatPence, pence, sum, type Pence } from '@/lib/domain/money';
import { deskPath } from '@/lib/routes';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { contactOf } from './contact-of';
import { moment, tableDay } from './words';
import { changesToPay, chargesToPay, ordersToPay } from './unpaid-repo';

type Owed = { readonly order: OrderRow; readonly key: string; readonly text: string; readonly amount: Pence };

/**
 * Everything that is owed to us at a moment, in one list: orders and changes that are held for their payment, the next to
 * lapse first, then charges of stores, the oldest first. What has lapsed is owed by nobody.
 */
export async function unpaidNow({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<{
  readonly total: string;
  readonly lines: readonly TodayLine[];
}> {
  const [orders, changes, charges] = await Promise.all([
    ordersToPay(db, now()),
    changesToPay(db, now()),
    chargesToPay(db),
  ]);
  const owed: readonly Owed[] = [
    ...orders.map((order) => ({
      ...{ order, key: order.id, amount: pence(order.total_pence) },
      text: `Order, held until ${moment(order.hold_expires_at)}`,
    })),
    ...changes.map(({ order, row }) => ({
      ...{ order, key: row.id, amount: pence(row.to_pay_pence) },
      text: `Change of the order, held until ${moment(row.hold_expires_at ?? row.updated_at)}`,
    })),
    ...charges.map(({ order, row }) => ({
      ...{ order, key: row.id, amount: pence(row.pence) },
      text: `Storage, due since ${tableDay(row.period_from)}`,
    })),
  ];
  return { total: formatPence(sum(owed.map(({ amount }) => amount))), lines: owed.map(lineOf) };
}

const lineOf = ({ order, key, text, amount }: Owed): TodayLine => ({
  ...{ key, text, amount: formatPence(amount) },
  ...{ reference: order.reference, href: deskPath('orders', order.reference) },
  ...contactOf(order),
});
