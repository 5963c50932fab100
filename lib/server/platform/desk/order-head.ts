import type { LoggedChange } from '@/lib/contracts/desk';
import type { OrderHead } from '@/lib/contracts/desk-orders';
import { readablePhone } from '@/lib/domain/answers/phone';
import { formatSlot } from '@/lib/domain/london-time';
import { appointmentsOf } from '@/lib/domain/order/appointments';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference, lockOrder } from '@/lib/server/modules/orders/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { recordAudit, type AuditFacts } from './audit';
import { stateOf, tableDay, UNREADABLE_ORDER } from './words';

/** Throws Problem not_found. */
export async function findForDesk({ db }: Pick<Deps, 'db'>, reference: string): Promise<OrderRow> {
  const row = await findOrderByReference(db, reference);
  if (!row) throw new Problem('not_found');
  return row;
}

type Change = {
  readonly order: OrderRow;
  readonly at: Date;
  /** Records the change in the log. */
  readonly log: (action: LoggedChange, after: AuditFacts, before?: AuditFacts) => Promise<void>;
};

/** Changes an order for the desk, in one transaction with its row locked. Throws Problem not_found. */
export async function changeOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  reference: string,
  change: (trx: Trx, about: Change) => Promise<void>,
): Promise<void> {
  const { id } = await findForDesk({ db }, reference);
  const at = now();
  await transact(db, async (trx) => {
    const log: Change['log'] = (action, after, before = {}) =>
      recordAudit(trx, operator, at, { action, subject: reference, before, after });
    await change(trx, { order: await lockOrder(trx, id), at, log });
  });
  wakeOutbox();
}

export function headOf(row: OrderRow): OrderHead {
  return {
    reference: row.reference,
    title: orderFacts(row).title,
    state: stateOf(row.state),
    name: nameOf(row),
    when: whenOf(row),
  };
}

/** The first appointment: "Tue 15 Dec 2026, 10:00–12:00". */
export function whenOf(row: OrderRow): string {
  const [first] = appointmentsOf(orderOf(row));
  return first ? `${tableDay(first.date)}, ${formatSlot(first.slot)}` : 'No day';
}

export function nameOf(row: OrderRow): string {
  const { firstName, lastName } = orderOf(row).details;
  return `${firstName} ${lastName}`;
}

export type Contact = {
  readonly name: string;
  /** "+44 7700 900123"; '' for an order that cannot be read. */
  readonly phone: string;
  readonly phoneHref: string;
};

export const phoneHref = (phone: string): string => (phone === '' ? '' : `tel:${phone.replaceAll(' ', '')}`);

export const contactOf = (order: OrderRow): Contact =>
  readable(
    order.reference,
    () => {
      const { phonePrefix, phone: number } = orderOf(order).details;
      const phone = readablePhone(phonePrefix, number);
      return { name: nameOf(order), phone, phoneHref: phoneHref(phone) };
    },
    { name: UNREADABLE_ORDER, phone: '', phoneHref: '' },
  );
