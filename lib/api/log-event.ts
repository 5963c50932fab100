import { LOG_EVENT_PATH } from '@/lib/contracts/api-prefixes';
import type { ResponseOf } from '@/lib/contracts/endpoint';
import type { logEvent as contract } from '@/lib/contracts/telemetry';
import { SITE } from '@/lib/site';

/**
 * Logs an event without axios: a click that leads to another page is counted by the page that is left, so the call must
 * load no code and outlive its page. Returns null on failure and stays quiet (ERR-3): the visitor does not depend on
 * it, and what blocks it is often their own choice.
 */
export async function logEvent(type: string, value: string): Promise<ResponseOf<typeof contract> | null> {
  try {
    const response = await fetch(SITE.apiOrigin + LOG_EVENT_PATH, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type, value }),
    });
    return response.ok ? ((await response.json()) as ResponseOf<typeof contract>) : null;
  } catch {
    return null;
  }
}
