import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { remembered } from '@/lib/remembered';
import { isSameForAll } from '@/lib/server/http/same-for-all';
import { givenId, REQUEST_ID_HEADER } from '@/lib/server/kernel/observability/request-id';
import { acceptedEncodings } from './accepted-encodings';

/** Long enough for those who follow the same link at once, too short for a price to be old. */
const KEPT_MS = 2000;
const MOST_KEPT = 200;
const LONGEST_ADDRESS = 300;

type Kept = { readonly until: number; readonly headers: OutgoingHttpHeaders; readonly body: Uint8Array };

export type ShortMemory = {
  /** Answers, or leaves it to Next.js (false), and then keeps what that says where it is the same for all. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** What decides about the answer; null where it is not to be kept. Of its data Next.js says more than the address does. */
function keyOf(request: IncomingMessage): string | null {
  const { method, url = '', headers } = request;
  const isPlain = method === 'GET' && url.length <= LONGEST_ADDRESS && headers['x-nextjs-data'] === undefined;
  return isPlain ? `${acceptedEncodings(request).join()} ${url}` : null;
}

/**
 * Pages that are made anew but the same for everybody (the first step of a quote, before there is a draft): one rendering
 * for all who ask in the same moment. Whatever is written makes it forget, so that what was changed is seen at once.
 * `now` in milliseconds.
 */
export function shortMemory(now: () => number): ShortMemory {
  let kept = remembered<Kept>(MOST_KEPT);
  const forget = () => {
    kept = remembered(MOST_KEPT);
  };

  function keepWhatIsSaid(key: string, response: ServerResponse): void {
    const at = kept;
    const end = response.end.bind(response) as (...all: readonly unknown[]) => ServerResponse;
    response.end = ((body: unknown, ...rest: readonly unknown[]) => {
      const isWhole = response.statusCode === 200 && !response.headersSent && body instanceof Uint8Array;
      if (isWhole && isSameForAll(response) && !response.hasHeader('Set-Cookie')) {
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
        // What was made meanwhile has not seen it.
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
