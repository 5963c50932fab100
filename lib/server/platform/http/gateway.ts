import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { FORM_AGE_HEADER, IDEMPOTENCY_HEADER } from '@/lib/contracts/forms';
import { getServices } from '@/lib/server/container';
import { Problem } from '@/lib/server/platform/base/problem';
import { clientAddress } from '@/lib/server/platform/limits/client-address';
import { report } from '@/lib/server/platform/observability/report';
import { SITE } from '@/lib/site';
import type { ApiHandler, ApiRequest } from './api-handler';
import { MOST_UNADMITTED_BYTES, leaveUnread } from './body';
import { withErrorEnvelope } from './guarded';
import { isAllowedOrigin } from './origin';

/** With another backend (API-3), this site forwards what needs its cookies, which browsers do not send elsewhere. */
const TIMEOUT_MS = 30_000;
const SENT_ON = ['content-type', 'accept', 'user-agent', IDEMPOTENCY_HEADER, FORM_AGE_HEADER].map((name) =>
  name.toLowerCase(),
);
const SENT_BACK = ['content-type', 'location', 'cache-control', 'retry-after', 'allow', 'content-disposition'];

type Sent = {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
};

/** Throws Problem unavailable. */
export async function askBackend(
  path: string,
  request: IncomingMessage,
  { method, headers, body }: Sent,
): Promise<Response> {
  const { cookie } = request.headers;
  try {
    return await fetch(SITE.apiOrigin + path, {
      method,
      headers: { ...headers, ...(cookie !== undefined && { cookie }), ...visitorHeaders(request) },
      ...(body !== undefined && { body, duplex: 'half' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    report(error, { call: 'askBackend' });
    throw new Problem('unavailable');
  }
}

export function passCookies(answer: Response, response: ServerResponse): void {
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader('Set-Cookie', cookie);
}

/** Forwards requests to the backend's path `pattern`, whose ":id" comes from the query. */
export const passOn = (pattern: string): ApiHandler =>
  withErrorEnvelope('passOn', async (request, response) => {
    if (!isAllowedOrigin(request, getServices().deps.config)) {
      leaveUnread(request, response, MOST_UNADMITTED_BYTES);
      throw new Problem('forbidden_origin');
    }
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = await askBackend(pathOf(pattern, request), request, {
      method: request.method ?? 'GET',
      headers: headersIn(request),
      ...(hasBody && { body: Readable.toWeb(request) as BodyInit }),
    });
    response.statusCode = answer.status;
    for (const name of SENT_BACK) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    passCookies(answer, response);
    if (!answer.body) return void response.end();
    // The answer has begun, so an error can only end the connection.
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => response.destroy());
  });

const headersIn = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SENT_ON.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );

function pathOf(pattern: string, { query }: ApiRequest): string {
  const rest = new Map(Object.entries(query));
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name) ?? '');
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const words = new URLSearchParams(
    [...rest].flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  );
  return words.size > 0 ? `${path}?${words.toString()}` : path;
}

/** Names the visitor to another backend (API-3), which would otherwise count all visitors as one. */
export function visitorHeaders(request: IncomingMessage): { readonly 'x-forwarded-for': string } {
  return { 'x-forwarded-for': clientAddress(request, getServices().deps.config) };
}
