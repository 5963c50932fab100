import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS } from '@/lib/domain/durations';
import type { Db } from '@/lib/server/platform/db/schema';
import { UnreadableDocument } from '@/lib/server/platform/documents/document';
import {
  MAX_ATTEMPTS,
  RENEWED_EVERY_MS,
  claimMessages,
  failMessage,
  finishMessage,
  postponeMessage,
  releaseMessages,
  renewLeases,
  type Claim,
  type FinalState,
} from './lease';
import { PAYLOAD } from './enqueue';
import { Refused } from './refused';
import { UNREADABLE } from './refused-repo';
import type { OutboxTopic, OutboxTopics } from './topics';

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
