import { MINUTE_MS } from '@/lib/domain/london-time';
import type { Db } from '@/lib/server/platform/db/schema';

/** The message was refused for good. The outbox gives it up at once for an operator to check. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Begins the error that `dispatch.ts` records for a message whose order cannot be read. */
export const UNREADABLE = 'Unreadable: ';

/** After these attempts a mail has waited for two minutes or more. */
const TRIED_TIMES = 6;
/** A single mail or mailbox may itself be at fault. */
const LEAST_MAILS = 2;
/** Without an accepted mail, which would show that the mail server works. */
const QUIET_MINUTES = 10;

/**
 * Detects what oldestDueAge misses, because a failing message is never due for long. A refused recipient counts only
 * for mails to the operator, because anybody can type a wrong address.
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
