import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Memory } from './from-memory';
import { OWN_QUERY } from './headers';
import type { Answer } from './pack';
import type { ReviewPages } from './review-pages';

/** Asks Next.js to make a prerendered page anew for this request; it believes who knows the id of the build. */
const RENEWAL_HEADER = 'x-prerender-revalidate';

type Renewal = {
  /** Before anything is answered: what shows other reviews than before is dropped from memory. */
  readonly look: () => void;
  /** Before Next.js is asked: a page that shows reviews is made anew, and kept in memory. */
  readonly keepAnew: (request: IncomingMessage, response: ServerResponse) => void;
};

/** A page is kept for as long as its reviews are: worth a little time in another thread. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

async function packed(at: string, kind: Answer['kind'], type: string, body: Buffer): Promise<Answer> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, BROTLI), promisify(gzip)(body, { level: 9 })]);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { path: at, kind, type, etag, bodies: { br, gzip: gz } };
}

/**
 * Pages from memory whose reviews have changed since the build: the first visitor of each gets it made anew, everybody
 * after that what was made (lib/decisions/0085-reviews.md). `stamp`: another one whenever other reviews are shown; null
 * while those of the build are. `onFault`: what a page could not be packed for.
 */
export function renewal(
  memory: Pick<Memory, 'drop' | 'put'>,
  { kinds, renewalId }: ReviewPages,
  stamp: () => string | null,
  onFault: (error: unknown) => void,
): Renewal {
  let shown: string | null = null;

  return {
    look: () => {
      const now = stamp();
      if (now === shown) return;
      shown = now;
      memory.drop(kinds.keys());
    },
    keepAnew: (request, response) => {
      const { url = '/', method } = request;
      const at = url.split('?', 1).join('');
      const kind = kinds.get(at);
      if (shown === null || kind === undefined) return;
      request.headers[RENEWAL_HEADER] = renewalId;
      if (method !== 'GET' || OWN_QUERY.test(url)) return;
      const of = shown;
      const end = response.end.bind(response) as (...all: readonly unknown[]) => ServerResponse;
      response.end = ((body: unknown, ...rest: readonly unknown[]) => {
        const bytes = typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body) : null;
        if (bytes !== null && bytes.length > 0 && response.statusCode === 200 && !response.headersSent) {
          packed(at, kind, String(response.getHeader('Content-Type')), bytes)
            .then((answer) => {
              if (shown === of) memory.put(answer);
            })
            .catch(onFault);
        }
        return end(body, ...rest);
      }) as typeof response.end;
    },
  };
}
