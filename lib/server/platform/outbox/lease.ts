import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { HOUR_MS } from '@/lib/domain/durations';
import type { Database, Db, OutboxRow } from '@/lib/server/platform/db/schema';

/**
 * A claim is one UPDATE … RETURNING: of two dispatchers that want the same row, the second waits, rereads the row and
 * finds it leased. `attempts` increases with each claim, so that a dispatcher that has lost its lease cannot report an
 * outcome. Leases are short, so that another instance soon takes over from a killed one.
 */
export const LEASE_MS = 12_000;
export const RENEWED_EVERY_MS = LEASE_MS / 3;

/** Later attempts have long leases. Otherwise crashing instances would use up all attempts within minutes. */
const LONG_LEASES_FROM = 6;
const LONG_LEASE_MS = 120_000;
const leaseMs = (attempt: number): number => (attempt < LONG_LEASES_FROM ? LEASE_MS : LONG_LEASE_MS);

export type Claim = Pick<OutboxRow, 'id' | 'topic' | 'payload' | 'attempts' | 'created_at'>;

const leaseEnd = (attempt: number, now: Date): string => new Date(now.getTime() + leaseMs(attempt)).toISOString();

/** The message is due, or its dispatcher died before its lease ended. */
const isFree =
  (now: string) =>
  (eb: ExpressionBuilder<Database, 'outbox'>): Expression<SqlBool> =>
    eb.or([
      eb('state', '=', 'due').and('available_at', '<=', now),
      eb('state', '=', 'sending').and('locked_until', '<=', now),
    ]);

/** Leases up to `limit` messages, those due for longest first. */
export async function claimMessages(db: Db, now: Date, limit: number): Promise<readonly Claim[]> {
  const at = now.toISOString();
  return db
    .updateTable('outbox')
    .set((eb) => ({
      state: 'sending',
      attempts: eb('attempts', '+', 1),
      locked_until: eb
        .case()
        .when('attempts', '<', LONG_LEASES_FROM - 1)
        .then(leaseEnd(1, now))
        .else(leaseEnd(LONG_LEASES_FROM, now))
        .end(),
    }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('outbox').select('id').where(isFree(at)).orderBy('available_at').orderBy('id').limit(limit),
    )
    .where(isFree(at))
    .returning(['id', 'topic', 'payload', 'attempts', 'created_at'])
    .execute();
}

const ours = (db: Db, claim: Claim) =>
  db
    .updateTable('outbox')
    .where('id', '=', claim.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', claim.attempts);

/** Changes nothing for a lease that was lost. */
export async function renewLeases(db: Db, claims: Iterable<Claim>, now: Date): Promise<void> {
  for (const claim of claims) {
    await ours(db, claim)
      .set({ locked_until: leaseEnd(claim.attempts, now) })
      .execute();
  }
}

export type FinalState = 'sent' | 'logged' | 'skipped';

/** `note` says why nothing was sent. Returns false when the lease was lost meanwhile. */
export async function finishMessage(
  db: Db,
  claim: Claim,
  state: FinalState,
  note: string | null,
  now: Date,
): Promise<boolean> {
  const done = await ours(db, claim)
    .set({ state, last_error: note, locked_until: null, finished_at: now.toISOString() })
    .returning('id')
    .execute();
  return done.length === 1;
}

/** Returns a message to the queue. `note` gives the reason when that is a failure. */
export async function postponeMessage(db: Db, claim: Claim, until: Date, note: string | null): Promise<void> {
  await ours(db, claim)
    .set({ state: 'due', available_at: until.toISOString(), last_error: note, locked_until: null })
    .execute();
}

/** Releases messages, so that the next dispatcher need not wait for their leases to end. */
export async function releaseMessages(db: Db, claims: Iterable<Claim>): Promise<void> {
  for (const claim of claims) await ours(db, claim).set({ state: 'due', locked_until: null }).execute();
}

/** Dead messages stay, because somebody has to look at them. */
export async function deleteFinishedBefore(db: Db, instant: Date): Promise<number> {
  const rows = await db
    .deleteFrom('outbox')
    .where('state', 'in', ['sent', 'logged', 'skipped'])
    .where('finished_at', '<', instant.toISOString())
    .returning('id')
    .execute();
  return rows.length;
}

/** Requeues a message after an increasing delay, or marks it dead. `isLast`: a retry would be useless. */
export async function failMessage(
  db: Db,
  claim: Claim,
  { error, isLast }: { readonly error: string; readonly isLast: boolean },
  now: Date,
  random: number,
): Promise<'due' | 'dead'> {
  const dead = isLast || claim.attempts >= MAX_ATTEMPTS;
  const next = new Date(now.getTime() + backoffMs(claim.attempts, random)).toISOString();
  await ours(db, claim)
    .set({
      state: dead ? 'dead' : 'due',
      last_error: error.slice(0, 1_000),
      locked_until: null,
      finished_at: dead ? now.toISOString() : null,
      ...(dead ? {} : { available_at: next }),
    })
    .execute();
  return dead ? 'dead' : 'due';
}

/** In seconds. A message that waits for its next attempt is not due. /api/ready fails above 600. */
export async function oldestDueAge(db: Db, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('outbox')
    .select(['available_at', 'locked_until'])
    .where(isFree(now.toISOString()))
    .orderBy('available_at')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return Math.max(0, (now.getTime() - Date.parse(row.locked_until ?? row.available_at)) / 1_000);
}

/** Delays double up to an hour, so that 82 attempts last three days, which covers a weekend. */
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = HOUR_MS;
export const MAX_ATTEMPTS = 82;

/** `random` in [0, 1) spreads the delay by ±20 %, so that not all messages hit a recovered service at once. */
export function backoffMs(attempts: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_DELAY_MS);
  return Math.round(delay * (0.8 + 0.4 * random));
}
