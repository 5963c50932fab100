import { log } from '@/lib/server/kernel/observability/log';
import { countDelivery } from '@/lib/server/kernel/observability/metrics';
import type { Delivery } from '@/lib/server/kernel/outbox/dispatch';

/** What a mail server or a webhook said may name a person, so only the kind of the error is logged. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** One line and one count for every attempt to deliver a message; the text of an error stays in the outbox. */
export function observeDelivery({ claim, state, ms, error }: Delivery): void {
  countDelivery(claim.topic, state);
  const facts = { outboxId: claim.id, topic: claim.topic, attempt: claim.attempts, outcome: state, ms };
  if (error === undefined) log().info(facts, 'delivery');
  else log().warn({ ...facts, error: kindOf(error) }, 'delivery');
}
