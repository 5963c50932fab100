import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { lruCache } from '@/lib/lru-cache';
import { isPublicResponse } from '@/lib/server/platform/http/page-response';
import { givenId, REQUEST_ID_HEADER } from '@/lib/server/platform/observability/request-id';
import { acceptedEncodings } from './pack';

/** Long enough for visitors that follow a link at once, too short for outdated prices. */
const KEPT_MS = 2000;
const MOST_KEPT = 200;
const LONGEST_ADDRESS = 300;

type Kept = { readonly until: number; readonly headers: OutgoingHttpHeaders; readonly body: Uint8Array };

export type ShortMemory = {
  /** Answers from memory. Returns false for Next.js to answer, and keeps its response if it is public. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Returns null when the response must not be kept: data responses depend on more than the address. */
function keyOf(request: IncomingMessage): string | null {
  const { method, url = '', headers } = request;
  const isPlain = method === 'GET' && url.length <= LONGEST_ADDRESS && headers['x-nextjs-data'] === undefined;
  return isPlain ? `${acceptedEncodings(request).join()} ${url}` : null;
}

/** Concurrent requests share one rendering. Every write clears the memory, so that changes show at once. */
export function shortMemory(now: () => number): ShortMemory {
  let kept = lruCache<Kept>(MOST_KEPT);
  const forget = () => {
    kept = lruCache(MOST_KEPT);
  };

  function keepWhatIsSaid(key: string, response: ServerResponse): void {
    const at = kept;
    const end = response.end.bind(response) as (...all: readonly unknown[]) => ServerResponse;
    response.end = ((body: unknown, ...rest: readonly unknown[]) => {
      const isWhole = response.statusCode === 200 && !response.headersSent && body instanceof Uint8Array;
      if (isWhole && isPublicResponse(response) && !response.hasHeader('Set-Cookie')) {
        const { [REQUEST_ID_HEADER.toLowerCase()]: _, ...headers } = response.getHeaders();
        at.set(key, { until: now() + KEPT_MS, headers, body });
      }
      return end(body, ...rest);
    }) as typeof response.end;
  }

  return {
    answer: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        forget();
        // Pages rendered during the write may not show its effect.
        response.once('close', forget);
      }
      const key = keyOf(request);
      if (key === null) return false;
      const found = kept.get(key);
      if (!found || found.until <= now()) {
        keepWhatIsSaid(key, response);
        return false;
      }
      const id = givenId(response);
      response.writeHead(200, id === undefined ? found.headers : { ...found.headers, [REQUEST_ID_HEADER]: id });
      response.end(found.body);
      return true;
    },
  };
}
