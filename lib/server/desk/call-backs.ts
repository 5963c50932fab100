import { readablePhone } from '@/lib/domain/answers/phone';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { openEntries } from './entries-repo';
import { nameOf } from './orders';
import { readable } from './readable';
import { UNREADABLE_ORDER } from './words';

/** Somebody who must be called. */
export type OpenCallBack = {
  /** What the form that closes it sends, with the reference (`closeCallBack` of lib/contracts/desk-calls.ts). */
  readonly entry: string;
  readonly reference: string;
  readonly name: string;
  /** "+44 7700 900123"; '' for an order that cannot be read. */
  readonly phone: string;
  /** When, as it is stored: an ISO instant. */
  readonly at: string;
  /** What was written down when it was agreed. */
  readonly text: string;
};

/** Call-backs that are still to be made by an instant (inclusive), the one that has waited longest first. */
export async function openCallBacks(db: Db, until: Date): Promise<readonly OpenCallBack[]> {
  return (await openEntries(db, until)).map(({ entry, ...order }) => ({
    entry: entry.id,
    reference: order.reference,
    at: entry.call_back_at ?? '',
    text: entry.text,
    ...whoOf(order),
  }));
}

const whoOf = (order: OrderRow): Pick<OpenCallBack, 'name' | 'phone'> =>
  readable(
    order.reference,
    () => {
      const { phonePrefix, phone } = orderOf(order).details;
      return { name: nameOf(order), phone: readablePhone(phonePrefix, phone) };
    },
    () => ({ name: UNREADABLE_ORDER, phone: '' }),
  );
