import { MINUTE_MS } from '@/lib/domain/durations';
import type { Db } from '@/lib/server/kernel/db/db';

/** How `dispatch.ts` begins the error of a message whose order cannot be read. */
export const UNREADABLE = 'Unreadable: ';

/** After so many attempts a mail has waited for two minutes and more (backoff.ts). */
const TRIED_TIMES = 6;
/** One mail can be at fault itself, and so can one mailbox. */
const LEAST_MAILS = 2;
/** One that was taken meanwhile shows that the way is free. */
const QUIET_MINUTES = 10;

/**
 * Whether no mail gets through: several have been tried again and again, and none was taken for ten minutes. What waits
 * for its next attempt is never overdue, so oldestDueAge does not see it. A mail whose recipient was refused says nothing
 * about the others, unless it was to the operator: anybody can type an address that there is not. A mail about an
 * unreadable order never reached the mail server.
 */
export async function areMailsRefused(db: Db, now: Date): Promise<boolean> {
  const refused = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['due', 'sending'])
    .where('attempts', '>=', TRIED_TIMES)
    .where('last_error', 'is not', null)
    .where('last_error', 'not like', `${UNREADABLE}%`)
    .where((eb) =>
      eb.or([
        eb('topic', 'like', '%.operator'),
        eb.and([eb('topic', 'like', '%.customer'), eb('last_error', 'not like', '%recipient%')]),
      ]),
    )
    .limit(LEAST_MAILS)
    .execute();
  if (refused.length < LEAST_MAILS) return false;
  const taken = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['sent', 'logged'])
    .where('finished_at', '>', new Date(now.getTime() - QUIET_MINUTES * MINUTE_MS).toISOString())
    .where((eb) => eb.or([eb('topic', 'like', '%.operator'), eb('topic', 'like', '%.customer')]))
    .limit(1)
    .execute();
  return taken.length === 0;
}
