import type { PayableOrder } from '@/lib/server/modules/ledger/port';
import { isPayableChange } from '@/lib/server/modules/orders/change-dto';
import { waitingChange } from '@/lib/server/modules/orders/changes-repo';
import { changeTitle, orderOf, orderTitle, quoteOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { sharesOf } from '@/lib/server/modules/orders/shares-repo';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';
import { refusedNow } from '@/lib/server/modules/visits/refused-now';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { tokenMatches } from '@/lib/server/platform/installation/token';

/** The amount due on an order: all of it, or the difference of a change (`changeId`). */
export type Payable = PayableOrder & {
  readonly changeId: string | null;
  /** Whether the card is saved for later payments of a rental. */
  readonly keepsCard: boolean;
};

/** Throws Problem not_found (also for a wrong token), order_not_payable, also if refusedNow refuses the change. */
export async function payableOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  orderId: string,
  token: string,
): Promise<Payable> {
  const row = await findOrder(db, orderId);
  if (!row || !tokenMatches(token, row.token_hash)) throw new Problem('not_found');
  const { id, reference, email } = row;
  if (awaitsOrderPayment(row, now())) {
    // Each person pays a share, so paying the whole would pay twice.
    if ((await sharesOf(db, id)).some(({ state }) => state !== 'ended')) throw new Problem('order_not_payable');
    const { lines } = quoteOf(row);
    const heldUntil = new Date(row.hold_expires_at);
    return {
      id,
      reference,
      email,
      lines,
      heldUntil,
      title: orderTitle(row),
      amount: row.total_pence,
      changeId: null,
      keepsCard: agreesToLaterPayments(row),
    };
  }
  const change = await waitingChange(db, id);
  const isOpen = change && isPayableChange(change, now());
  if (!isOpen || (await refusedNow(db, row, { kind: change.kind, isOurs: false })))
    throw new Problem('order_not_payable');
  const heldUntil = new Date(change.hold_expires_at ?? change.updated_at);
  const amount = change.to_pay_pence;
  return {
    id,
    reference,
    email,
    amount,
    heldUntil,
    title: changeTitle(row),
    lines: [],
    changeId: change.id,
    keepsCard: false,
  };
}

export const agreesToLaterPayments = (row: OrderRow): boolean => orderOf(row).agreedPayments !== undefined;
