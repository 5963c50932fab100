import { log } from '@/lib/server/platform/observability/log';
import { countDelivery } from '@/lib/server/platform/observability/metrics';
import type { Delivery } from '@/lib/server/platform/outbox/dispatch';

/** Leaves out the message: a mail server or a webhook may have named a person. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

export function observeDelivery({ claim, state, ms, error }: Delivery): void {
  countDelivery(claim.topic, state);
  const facts = { outboxId: claim.id, topic: claim.topic, attempt: claim.attempts, outcome: state, ms };
  if (error === undefined) log().info(facts, 'delivery');
  else log().warn({ ...facts, error: kindOf(error) }, 'delivery');
}
