import { MINUTE_MS } from '@/lib/domain/london-time';
import type { Db } from '@/lib/server/platform/db/schema';

/** A failure after which a retry is useless. The outbox marks the message dead at once, for an operator to check. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Begins the error that `dispatch.ts` records for a message whose order cannot be read. */
export const UNREADABLE = 'Unreadable: ';

/** The delays before the sixth attempt add up to two minutes or more. */
const MIN_ATTEMPTS = 6;
/** A single mail may fail because of its own content or mailbox. */
const MIN_FAILING_MAILS = 2;
/** A mail accepted within this time shows that the mail server works. */
const ACCEPTED_WITHIN_MINUTES = 10;

/**
 * Returns whether several mails keep failing while none is accepted. `oldestDueAge` does not show it, because each
 * failure postpones the mail. A customer mail with a refused recipient does not count, because anybody can type a wrong
 * address.
 */
export async function areMailsRefused(db: Db, now: Date): Promise<boolean> {
  const failing = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['due', 'sending'])
    .where('attempts', '>=', MIN_ATTEMPTS)
    .where('last_error', 'is not', null)
    .where('last_error', 'not like', `${UNREADABLE}%`)
    .where((eb) =>
      eb.or([
        eb('topic', 'like', '%.operator'),
        eb.and([eb('topic', 'like', '%.customer'), eb('last_error', 'not like', '%recipient%')]),
      ]),
    )
    .limit(MIN_FAILING_MAILS)
    .execute();
  if (failing.length < MIN_FAILING_MAILS) return false;
  const accepted = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['sent', 'logged'])
    .where('finished_at', '>', new Date(now.getTime() - ACCEPTED_WITHIN_MINUTES * MINUTE_MS).toISOString())
    .where((eb) => eb.or([eb('topic', 'like', '%.operator'), eb('topic', 'like', '%.customer')]))
    .limit(1)
    .execute();
  return accepted.length === 0;
}
