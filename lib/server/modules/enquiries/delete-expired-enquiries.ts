import { DAY_MS } from '@/lib/domain/durations';
import { HELD_FORMS_KEPT_DAYS, LEADS_KEPT_DAYS } from '@/lib/domain/retention';
import type { Db } from '@/lib/server/platform/db/db';
import { deleteExpiredKeys, deleteHeldBefore, deleteLeadsBefore, deleteLeadsOfDeletedDrafts } from './repo';

/** Forgets what the privacy policy says is forgotten by now; contact details of a saved quote go with the quote. */
export async function forgetLeads(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteLeadsBefore(db, before(LEADS_KEPT_DAYS));
  await deleteLeadsOfDeletedDrafts(db);
  await deleteHeldBefore(db, before(HELD_FORMS_KEPT_DAYS));
  await deleteExpiredKeys(db, now);
}
