import { DAY_MS } from '@/lib/domain/durations';
import { HELD_FORMS_KEPT_DAYS, ENQUIRIES_KEPT_DAYS } from '@/lib/domain/retention';
import type { Db } from '@/lib/server/platform/db/db';
import { deleteExpiredKeys, deleteHeldBefore, deleteEnquiriesBefore, deleteEnquiriesOfDeletedDrafts } from './repo';

/** Forgets what the privacy policy says is forgotten by now; contact details of a saved quote go with the quote. */
export async function deleteExpiredEnquiries(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteEnquiriesBefore(db, before(ENQUIRIES_KEPT_DAYS));
  await deleteEnquiriesOfDeletedDrafts(db);
  await deleteHeldBefore(db, before(HELD_FORMS_KEPT_DAYS));
  await deleteExpiredKeys(db, now);
}
