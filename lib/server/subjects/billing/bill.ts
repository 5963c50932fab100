import { log } from '@/lib/server/kernel/observability/log';
import { wakeOutbox } from '@/lib/server/kernel/outbox/wake';
import type { PaymentDeps } from '@/lib/server/subjects/payments/service';
import { collectCharges } from './collect';
import { announceCharges, endContracts, raiseCharges } from './raise';

/**
 * Storage that bills itself, once around: contracts whose last day is over are ended, the charges of the next days
 * announced, those of today written down and taken. What was interrupted goes on with the next round.
 */
export async function billStorage(deps: PaymentDeps): Promise<void> {
  const startedAt = performance.now();
  const ended = await endContracts(deps);
  const announced = await announceCharges(deps);
  const raised = await raiseCharges(deps);
  if (ended + announced + raised > 0) wakeOutbox();
  const answers = await collectCharges(deps);
  if (answers > 0) wakeOutbox();
  const ms = Math.round(performance.now() - startedAt);
  log()[ended + announced + raised + answers > 0 ? 'info' : 'debug'](
    { ended, announced, raised, answers, ms },
    'billing',
  );
}
