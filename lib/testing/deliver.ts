import type { Deps } from '@/lib/server/kernel/installation/deps';
import { dispatchDue } from '@/lib/server/kernel/outbox/dispatch';
import type { Channels } from '@/lib/server/messages/channels';
import { createHandlers } from '@/lib/server/messages/handlers';
import { channelsOf } from '@/lib/server/messages/start';

/** Delivers everything that is due now through the channels of the configuration. A failure is thrown when it is given up. */
export async function deliverAll(deps: Deps, channels: Partial<Channels> = {}): Promise<void> {
  const handlers = createHandlers({ ...channelsOf(deps), ...channels });
  const report = (error: unknown) => {
    throw error;
  };
  while ((await dispatchDue({ db: deps.db, now: deps.now, handlers, report, random: () => 0.5 })) > 0);
}

/** Delivers once what is due of one topic, alone: what else is in the outbox is taken away before. Failures are tried again. */
export async function deliverAlone(deps: Deps, topic: string, channels: Partial<Channels> = {}): Promise<void> {
  await deps.db.deleteFrom('outbox').where('topic', '!=', topic).execute();
  const handlers = createHandlers({ ...channelsOf(deps), ...channels });
  await dispatchDue({ db: deps.db, now: deps.now, handlers, report: () => undefined, random: () => 0.5 });
}

/** As if another instance had the messages of a topic in hand, whose lease is over at an instant. */
export const takeInHand = (deps: Deps, topic: string, until: string) =>
  deps.db.updateTable('outbox').set({ state: 'sending', locked_until: until }).where('topic', '=', topic).execute();
