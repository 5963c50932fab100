import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Hexadecimal digits and hyphens, as UUIDs and trace ids are: nothing that could name a person. */
const WELL_FORMED = /^[0-9a-f-]{16,64}$/i;

/** The id that our own proxy gave the request, or a new one. Without a proxy of ours the header is a stranger's word. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxies: number): string {
  const given = headers['x-request-id'];
  if (trustedProxies > 0 && typeof given === 'string' && WELL_FORMED.test(given)) return given;
  return randomUUID();
}

/** Said of a server that writes the id into its answers itself; a header that is set first makes an answer from memory half as dear again. */
const WRITES_IDS = Symbol.for('smart-storage-and-moving.writes-ids');
const ID = Symbol.for('smart-storage-and-moving.request-id');
type Marked = { [WRITES_IDS]?: true; [ID]?: string };

export function writesIdsItself(server: Server): void {
  (server as Marked)[WRITES_IDS] = true;
}

/** Says the id in the answer, or leaves it there for the server that will. */
export function giveId(id: string, response: ServerResponse, server: Server): void {
  if ((server as Marked)[WRITES_IDS]) (response as Marked)[ID] = id;
  else response.setHeader(REQUEST_ID_HEADER, id);
}

/** What was left there; undefined where nothing observes. */
export const givenId = (response: ServerResponse): string | undefined => (response as Marked)[ID];

/** The id that was given to the request of this answer; undefined where nothing observes (a test's bare server). */
export function answeredId(response: ServerResponse): string | undefined {
  const id = response.getHeader(REQUEST_ID_HEADER);
  return typeof id === 'string' ? id : givenId(response);
}
