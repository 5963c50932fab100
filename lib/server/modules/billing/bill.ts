import type { PaymentDeps } from '@/lib/server/modules/ledger/port';
import { log } from '@/lib/server/platform/observability/log';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { runStep } from '@/lib/server/platform/row-failures/for-each-row';
import { collectCharges } from './collect';
import { announceCharges, carryOutMoves, endContracts, raiseCharges } from './raise';

/**
 * Storage that bills itself, once around: contracts whose last day is over are ended, stores whose day has come change over
 * to their other unit, the charges of the next days are announced, those of today written down and taken. What was interrupted goes on with the next round.
 */
export async function billStorage(deps: PaymentDeps): Promise<void> {
  const startedAt = performance.now();
  const ended = (await runStep(deps, 'billing.end', () => endContracts(deps))) ?? 0;
  const moved = (await runStep(deps, 'billing.move', () => carryOutMoves(deps))) ?? 0;
  const announced = (await runStep(deps, 'billing.announce', () => announceCharges(deps))) ?? 0;
  const raised = (await runStep(deps, 'billing.raise', () => raiseCharges(deps))) ?? 0;
  const written = ended + moved + announced + raised;
  if (written > 0) wakeOutbox();
  const answers = (await runStep(deps, 'billing.collect', () => collectCharges(deps))) ?? 0;
  if (answers > 0) wakeOutbox();
  const ms = Math.round(performance.now() - startedAt);
  log()[written + answers > 0 ? 'info' : 'debug']({ ended, moved, announced, raised, answers, ms }, 'billing');
}
