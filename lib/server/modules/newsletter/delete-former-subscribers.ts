import { DAY_MS } from '@/lib/domain/durations';
import { UNSUBSCRIBED_KEPT_DAYS } from '@/lib/domain/retention';
import type { Db } from '@/lib/server/platform/db/db';
import { deleteFormerSubscribers } from './repo';

/** Forgets addresses that were never confirmed in time, and those that have left the newsletter some time ago. */
export async function deleteExpiredSubscribers(db: Db, now: Date): Promise<void> {
  await deleteFormerSubscribers(db, now, new Date(now.getTime() - UNSUBSCRIBED_KEPT_DAYS * DAY_MS));
}
