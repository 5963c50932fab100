import { createHmac } from 'node:crypto';

const TIMEOUT_MS = 10_000;

/** Throws unless the answer is 2xx. The error names only host and status, because webhook addresses are secret. */
export async function postJson(url: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const cause = error instanceof Error ? error.name : 'unknown error';
    throw new Error(`${new URL(url).host} could not be reached (${cause})`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
}

/** Escapes markup, so that text typed by a visitor cannot mention anyone. */
export async function postToSlack(url: string, lines: readonly string[]): Promise<void> {
  await postJson(url, JSON.stringify({ text: lines.map(escapeSlack).join('\n') }));
}

function escapeSlack(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * The headers of Standard Webhooks: `webhook-id` is the same at every attempt, `webhook-timestamp` is in seconds, and
 * `webhook-signature` is "v1," + base64 of HMAC-SHA256 over `${id}.${timestamp}.${body}`.
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

function signature(secret: string, id: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
}
