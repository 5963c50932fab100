import type { Deps } from '@/lib/server/platform/installation/deps';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import type { Channels } from '@/lib/server/platform/notifications/notification';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { channelsOf } from '@/lib/server/modules/notifications/deliver';

/**
 * Delivers everything that is due now through the configured channels. Throws a failure once the message is given up.
 */
export async function deliverAll(deps: Deps, channels: Partial<Channels> = {}): Promise<void> {
  const handlers = createHandlers({ ...channelsOf(deps), ...channels });
  const report = (error: unknown) => {
    throw error;
  };
  while ((await dispatchDue({ db: deps.db, now: deps.now, handlers, report, random: () => 0.5 })) > 0);
}

/** Delivers once the due messages of one topic. Deletes all other messages first. Failures are tried again. */
export async function deliverAlone(deps: Deps, topic: string, channels: Partial<Channels> = {}): Promise<void> {
  await deps.db.deleteFrom('outbox').where('topic', '!=', topic).execute();
  const handlers = createHandlers({ ...channelsOf(deps), ...channels });
  await dispatchDue({ db: deps.db, now: deps.now, handlers, report: () => undefined, random: () => 0.5 });
}

/** Leases the messages of a topic until an instant, as another instance would. */
export const takeInHand = (deps: Deps, topic: string, until: string) =>
  deps.db.updateTable('outbox').set({ state: 'sending', locked_until: until }).where('topic', '=', topic).execute();
