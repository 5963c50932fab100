import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Hexadecimal digits and hyphens, as UUIDs and trace ids are: nothing that could name a person. */
const WELL_FORMED = /^[0-9a-f-]{16,64}$/i;

/** The id that our own proxy gave the request, or a new one. Without a proxy of ours the header is a stranger's word. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxies: number): string {
  const given = headers['x-request-id'];
  if (trustedProxies > 0 && typeof given === 'string' && WELL_FORMED.test(given)) return given;
  return randomUUID();
}

/** The id that was given to the request of this answer; undefined where nothing observes (a test's bare server). */
export function answeredId(response: ServerResponse): string | undefined {
  const id = response.getHeader(REQUEST_ID_HEADER);
  return typeof id === 'string' ? id : undefined;
}
