import type { Deps } from '@/lib/server/kernel/installation/deps';
import { dispatchDue } from '@/lib/server/kernel/outbox/dispatch';
import { createHandlers, type Channels } from '@/lib/server/messages/handlers';
import { channelsOf } from '@/lib/server/messages/start';

/** Delivers everything that is due now through the channels of the configuration. A failure is thrown when it is given up. */
export async function deliverAll(deps: Deps, channels: Partial<Channels> = {}): Promise<void> {
  const handlers = createHandlers({ ...channelsOf(deps), ...channels });
  const report = (error: unknown) => {
    throw error;
  };
  while ((await dispatchDue({ db: deps.db, now: deps.now, handlers, report, random: () => 0.5 })) > 0);
}
