import { createHmac } from 'node:crypto';
import { postJson } from './post-json';

/**
 * The signed webhook to a system of the operator's own. Headers:
 *   webhook-id         the same at every attempt; a receiver that has seen it ignores the second
 *   webhook-timestamp  seconds since 1970, of this attempt; receivers refuse old ones
 *   webhook-signature  "v1," + base64 of HMAC-SHA256 over `${id}.${timestamp}.${body}`
 * These are the names and the scheme of Standard Webhooks, so that receivers can use a library.
 */
export type WebhookTarget = { readonly url: string; readonly secret: string };

export async function postWebhook(target: WebhookTarget, id: string, event: object, now: Date): Promise<void> {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  await postJson(target.url, body, {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature(target.secret, id, timestamp, body)}`,
  });
}

/** Returns the base64 HMAC that a receiver computes and compares. */
function signature(secret: string, id: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
}
