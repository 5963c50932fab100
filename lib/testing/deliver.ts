import type { Deps } from '@/lib/server/deps';
import { dispatchDue } from '@/lib/server/outbox/dispatch';
import { createHandlers, type Channels } from '@/lib/server/outbox/handlers';
import { channelsOf } from '@/lib/server/outbox/start';

/** Delivers everything that is due now through the channels of the configuration. A failure is thrown when it is given up. */
export async function deliverAll(deps: Deps, channels: Partial<Channels> = {}): Promise<void> {
  const handlers = createHandlers({ ...channelsOf(deps), ...channels });
  const report = (error: unknown) => {
    throw error;
  };
  while ((await dispatchDue({ db: deps.db, now: deps.now, handlers, report, random: () => 0.5 })) > 0);
}
