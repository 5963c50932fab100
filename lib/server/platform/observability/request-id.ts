import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Hexadecimal digits and hyphens, as in UUIDs and trace ids, so that an id cannot name a person. */
const WELL_FORMED = /^[0-9a-f-]{16,64}$/i;

/** Returns the request id from our own proxy, or a new one. Without such a proxy the header is untrusted. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxies: number): string {
  const given = headers['x-request-id'];
  if (trustedProxies > 0 && typeof given === 'string' && WELL_FORMED.test(given)) return given;
  return randomUUID();
}

/** Marks a server that writes the id itself, which is cheaper for responses from memory. */
const WRITES_IDS = Symbol.for('smart-storage-and-moving.writes-ids');
const ID = Symbol.for('smart-storage-and-moving.request-id');
type Marked = { [WRITES_IDS]?: true; [ID]?: string };

export function writesIdsItself(server: Server): void {
  (server as Marked)[WRITES_IDS] = true;
}

/** Sets the header, or stores the id on the response when the server writes the header itself. */
export function giveId(id: string, response: ServerResponse, server: Server): void {
  if ((server as Marked)[WRITES_IDS]) (response as Marked)[ID] = id;
  else response.setHeader(REQUEST_ID_HEADER, id);
}

export const givenId = (response: ServerResponse): string | undefined => (response as Marked)[ID];

/** Returns the id of the response's request; undefined when requests are not observed. */
export function answeredId(response: ServerResponse): string | undefined {
  const id = response.getHeader(REQUEST_ID_HEADER);
  return typeof id === 'string' ? id : givenId(response);
}
