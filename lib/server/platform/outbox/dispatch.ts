import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/london-time';
import type { Database, Db, OutboxRow } from '@/lib/server/platform/db/schema';
import { setTimeout as delay } from 'node:timers/promises';
import { UnreadableDocument } from '@/lib/server/platform/documents/document';
import { PAYLOAD, onWake } from './enqueue';
import { Refused, UNREADABLE } from './refused-repo';
import type { OutboxTopic, OutboxTopics } from './topics';
import { noteFailure } from '@/lib/server/platform/installation/room';

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

const EVERY_MS = 250;

/** Retries for a minute while the database is away, because an unrecorded message would be sent again. */
async function persistently<T>(write: () => Promise<T>): Promise<T> {
  const until = performance.now() + MINUTE_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (performance.now() > until) throw error;
      await delay(EVERY_MS, undefined, { ref: false });
    }
  }
}

/**
 * `logged`: no channel. `skipped`: no longer true. `waits`: returns to the queue. Throws are retried, except Refused.
 */
export type Outcome =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'logged' | 'skipped'; readonly reason: string }
  | { readonly outcome: 'waits'; readonly until: Date; readonly reason?: string };

/** `id` and `createdAt` stay the same at every attempt. `attempt` above 1: an earlier one may have begun to send. */
export type Envelope = { readonly id: string; readonly createdAt: Date; readonly attempt: number };

/** Delivers a message. May run again for the same message after a crash, so it reads the current state first. */
export type Handler<T extends OutboxTopic> = (payload: OutboxTopics[T], envelope: Envelope) => Promise<Outcome>;
export type Handlers = { readonly [T in OutboxTopic]: Handler<T> };

export type DispatchPorts = {
  readonly db: Db;
  readonly now: () => Date;
  readonly handlers: Handlers;
  /** A message that is given up is always reported. */
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
  readonly random?: () => number;
  readonly observe?: (delivery: Delivery) => void;
  readonly inHand?: Set<Claim>;
  /** Calls `beat` every few seconds until the returned function is called. */
  readonly heartbeat?: (beat: () => Promise<void>) => () => void;
  /** A claim in progress is then released. */
  readonly isStopping?: () => boolean;
};

export type Delivery = {
  readonly claim: Claim;
  readonly state: FinalState | 'due' | 'dead';
  readonly ms: number;
  readonly error?: unknown;
};

/** Messages are delivered concurrently, so that none waits for another within its lease. */
export const BATCH = 10;

/** After it the lease runs out and another dispatcher tries. */
export const KEPT_AT_MOST_MS = 5 * MINUTE_MS;

/** Delivers the messages that are due. Returns how many were claimed. */
export async function dispatchDue(ports: DispatchPorts): Promise<number> {
  const claims = await claimMessages(ports.db, ports.now(), BATCH);
  if (ports.isStopping?.()) {
    await releaseMessages(ports.db, claims);
    return 0;
  }
  const unfinished = new Set(claims);
  const keptUntil = ports.now().getTime() + KEPT_AT_MOST_MS;
  const stop = (ports.heartbeat ?? everyFewSeconds)(async () => {
    if (ports.now().getTime() < keptUntil) await renewLeases(ports.db, unfinished, ports.now());
  });
  await Promise.all(claims.map((claim) => deliver(ports, claim).finally(() => unfinished.delete(claim)))).finally(stop);
  return claims.length;
}

/** Ignores failures of `beat`: the database is then away for all dispatchers, or the lease runs out. */
function everyFewSeconds(beat: () => Promise<void>): () => void {
  const timer = setInterval(() => void beat().catch(() => undefined), RENEWED_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function deliver(ports: DispatchPorts, claim: Claim): Promise<void> {
  const startedAt = performance.now();
  ports.inHand?.add(claim);
  const result = await attempt(ports, claim).finally(() => ports.inHand?.delete(claim));
  ports.observe?.({ claim, ms: Math.round(performance.now() - startedAt), ...result });
}

async function attempt(
  { db, now, handlers, report, random = Math.random }: DispatchPorts,
  claim: Claim,
): Promise<Pick<Delivery, 'state' | 'error'>> {
  const { result, error } = await handle(handlers, claim).then(
    (outcome) => ({ result: outcome, error: null }),
    (reason: unknown) => ({ result: null, error: reason }),
  );
  if (result?.outcome === 'waits') {
    await persistently(() => postponeMessage(db, claim, result.until, result.reason ?? null));
    return { state: 'due', ...(result.reason === undefined ? {} : { error: new Error(result.reason) }) };
  }
  if (result) {
    const note = result.outcome === 'sent' ? null : result.reason;
    await persistently(() => finishMessage(db, claim, result.outcome satisfies FinalState, note, now()));
    return { state: result.outcome };
  }
  const state = await persistently(() =>
    failMessage(db, claim, { error: errorText(error), isLast: error instanceof Refused }, now(), random()),
  );
  if (state === 'dead') report(error, { outboxId: claim.id, topic: claim.topic });
  return { state, error };
}

async function handle(handlers: Handlers, claim: Claim): Promise<Outcome> {
  // Only a message that keeps killing its dispatcher gets here.
  if (claim.attempts > MAX_ATTEMPTS) throw new Error('Given up: the lease ran out at every attempt');
  // `enqueue` wrote the topic with its payload. Here both are read back as text.
  const handler = (handlers as Readonly<Record<string, Handler<never>>>)[claim.topic];
  if (!handler) throw new Error(`No handler for topic ${claim.topic}`);
  const { id, attempts: attempt, created_at: createdAt } = claim;
  return handler(PAYLOAD.read(claim.payload) as never, { id, attempt, createdAt: new Date(createdAt) });
}

function errorText(error: unknown): string {
  if (error instanceof UnreadableDocument) return UNREADABLE + error.message;
  return error instanceof Error ? error.message : String(error);
}

export type OutboxLoop = {
  /** Takes no more messages and, after `withinMs`, releases the unfinished ones. The process must then end. */
  readonly stop: (withinMs?: number) => Promise<void>;
};

/** Concurrent dispatchers, so that a slow mail server does not delay other messages. */
export const LANES = 3;

/** With LEASE_MS it limits the wait for the messages of a killed instance to about 15 s. */
export const POLL_MS = 2_000;

/** Delivers after every commit in this process, and at every poll what another instance or a crash has left. */
export function startOutboxLoop(ports: DispatchPorts, pollMs = POLL_MS): OutboxLoop {
  const inHand = new Set<Claim>();
  const lanes = Array.from({ length: LANES }, () => startLane({ ...ports, inHand }, pollMs));
  const running = Promise.all(lanes.map((lane) => lane.running)).then(() => undefined);
  return {
    stop: async (withinMs) => {
      for (const lane of lanes) lane.end();
      if (withinMs === undefined) return running;
      await Promise.race([running, delay(withinMs)]);
      await releaseMessages(ports.db, inHand);
    },
  };
}

type Lane = { readonly running: Promise<void>; readonly end: () => void };

function startLane(ports: DispatchPorts, pollMs: number): Lane {
  let stopped = false;
  let nudged = true;
  let wake: () => void = () => {};

  const unlisten = onWake(() => {
    nudged = true;
    wake();
  });

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (nudged || stopped) wake();
    });

  const run = async () => {
    while (!stopped) {
      nudged = false;
      const delivered = await dispatchDue({ ...ports, isStopping: () => stopped }).catch((error: unknown) => {
        noteFailure(error);
        ports.report(error, { where: 'outbox loop' });
        return 0;
      });
      if (delivered === 0) await pause();
    }
  };

  const end = () => {
    stopped = true;
    unlisten();
    wake();
  };
  return { running: run(), end };
}
