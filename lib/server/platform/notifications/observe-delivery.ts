import { log } from '@/lib/server/platform/observability/log';
import { countDelivery } from '@/lib/server/platform/observability/metrics';
import type { Delivery } from '@/lib/server/platform/outbox/dispatch';

/** Returns the kind of an error, without its message: a mail server or a webhook may have named a person. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Logs and counts one attempt to deliver a message. The text of an error stays in the outbox. */
export function observeDelivery({ claim, state, ms, error }: Delivery): void {
  countDelivery(claim.topic, state);
  const facts = { outboxId: claim.id, topic: claim.topic, attempt: claim.attempts, outcome: state, ms };
  if (error === undefined) log().info(facts, 'delivery');
  else log().warn({ ...facts, error: kindOf(error) }, 'delivery');
}
