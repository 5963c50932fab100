import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Next.js gives an API route, as far as we use it: the tests can run the routes on a plain HTTP server. */
export type ApiRequest = IncomingMessage & { readonly query: Partial<Record<string, string | string[]>> };
export type ApiHandler = (request: ApiRequest, response: ServerResponse) => Promise<void>;
