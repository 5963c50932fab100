import type { Db } from '@/lib/server/kernel/db/db';
import { contactOf, type Contact } from './contact-of';
import { openEntries } from './entries-repo';

/** Somebody who must be called. */
export type OpenCallBack = Contact & {
  /** What the form that closes it sends, with the reference (`closeCallBack` of lib/contracts/desk-calls.ts). */
  readonly entry: string;
  readonly reference: string;
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
    ...contactOf(order),
  }));
}
