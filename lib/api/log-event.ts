import { LOG_EVENT_PATH } from '@/lib/contracts/api-prefixes';
import type { ResponseOf } from '@/lib/contracts/endpoint';
import type { logEvent as contract } from '@/lib/contracts/telemetry';
import { SITE } from '@/lib/site';

/**
 * Logs an event without axios, because the call must load no code and outlive its page. Returns null on failure
 * (ERR-3).
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
