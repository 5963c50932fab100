import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Next.js gives an API route, as far as we use it: the tests can run the routes on a plain HTTP server. */
export type ApiRequest = IncomingMessage & { readonly query: Partial<Record<string, string | string[]>> };
export type ApiHandler = (request: ApiRequest, response: ServerResponse) => Promise<void>;

declare const ADMITTED: unique symbol;

/**
 * A request that passed `admit`. Every function that reads a body takes this type, so a body that nobody has counted
 * cannot be read (STR-1).
 */
export type Admitted<Request extends IncomingMessage = IncomingMessage> = Request & { readonly [ADMITTED]: true };
