import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Memory } from './from-memory';
import type { Answer } from './pack';

/** Pages that show reviews. A build shows examples there, which the first published review removes. */
export const REVIEW_ROUTES = [
  '/',
  '/man-and-van-in-london-areas/[borough]',
  '/reviews/[[...filter]]',
  '/services/[[...slug]]',
  '/storage-with-collection-in-london-areas/[borough]',
] as const;

type PrerenderManifest = {
  readonly routes: Readonly<Record<string, { readonly srcRoute: string | null; readonly dataRoute: string | null }>>;
  readonly preview: { readonly previewModeId: string };
};

type ReviewPages = {
  readonly kinds: ReadonlyMap<string, Answer['kind']>;
  /** The secret with which Next.js renders a prerendered page anew. */
  readonly renewalId: string;
};

export function readReviewPages(folder: string): ReviewPages {
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
  const { routes, preview } = read<PrerenderManifest>('prerender-manifest.json');
  const { i18n } = read<{ readonly i18n: { readonly defaultLocale: string } }>('routes-manifest.json');
  const locale = `/${i18n.defaultLocale}`;
  const kinds = new Map<string, Answer['kind']>();
  for (const [route, { srcRoute, dataRoute }] of Object.entries(routes)) {
    const at = route.startsWith(`${locale}/`) ? route.slice(locale.length) : route === locale ? '/' : route;
    if (!REVIEW_ROUTES.some((known) => known === (srcRoute ?? at))) continue;
    kinds.set(at, 'page');
    if (dataRoute) kinds.set(dataRoute, 'data');
  }
  return { kinds, renewalId: preview.previewModeId };
}

/** Makes Next.js render a prerendered page anew, if its value is the build's secret. */
const RENEWAL_HEADER = 'x-prerender-revalidate';

type Ask = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Renewal = {
  /** Drops pages from memory when other reviews are shown than before. Call it before any answer. */
  readonly look: () => void;
  /** Answers through `ask`. Renders a page with reviews once per stamp and then keeps it in memory. */
  readonly answer: Ask;
};

/** These pages are kept, so they are worth a high level in another thread. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const etagOf = (body: Buffer) => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

async function compressed(body: Buffer): Promise<Answer['bodies']> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, BROTLI), promisify(gzip)(body, { level: 9 })]);
  return { br, gzip: gz };
}

/** Calls `keep` with the body and content type of a complete 200 response, before it is sent. */
function onWhole(response: ServerResponse, keep: (body: Buffer, type: string) => void): void {
  const end = response.end.bind(response) as (...all: readonly unknown[]) => ServerResponse;
  response.end = ((body: unknown, ...rest: readonly unknown[]) => {
    const bytes = typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body) : null;
    if (bytes !== null && bytes.length > 0 && response.statusCode === 200 && !response.headersSent)
      keep(bytes, String(response.getHeader('Content-Type')));
    return end(body, ...rest);
  }) as typeof response.end;
}

/**
 * Renews pages whose reviews have changed since the build (docs/decisions/0085-reviews.md). The first request for a
 * page renders it, concurrent ones wait. The rendering depends on the path alone. `stamp` changes with the shown
 * reviews, null while those of the build are shown.
 */
export function renewal(
  memory: Memory,
  { kinds, renewalId }: ReviewPages,
  stamp: () => string | null,
  ask: Ask,
  onFault: (error: unknown) => void,
): Renewal {
  let shown: string | null = null;
  let rendering = new Map<string, Promise<void>>();

  async function render(at: string, kind: Answer['kind'], request: IncomingMessage, response: ServerResponse) {
    const { host, 'accept-encoding': accepted } = request.headers;
    // A visitor who asked for HEAD still gets no body: Node.js has noted the method with the response.
    Object.assign(request, { method: 'GET', url: at });
    request.headers = {
      ...(host === undefined ? {} : { host }),
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
      [RENEWAL_HEADER]: renewalId,
    };
    const stampBefore = shown;
    const put = (answer: Answer) => {
      if (shown === stampBefore) memory.put(answer);
    };
    onWhole(response, (body, type) => {
      const facts = { path: at, kind, type, etag: etagOf(body) };
      put({ ...facts, bodies: { identity: body } });
      compressed(body)
        .then((bodies) => put({ ...facts, bodies }))
        .catch(onFault);
    });
    await ask(request, response);
  }

  return {
    look: () => {
      const now = stamp();
      if (now === shown) return;
      shown = now;
      rendering = new Map();
      memory.drop(kinds.keys());
    },
    answer: async (request, response) => {
      const at = (request.url ?? '/').split('?', 1).join('');
      const kind = kinds.get(at);
      const { method } = request;
      if (shown === null || kind === undefined || (method !== 'GET' && method !== 'HEAD')) {
        await ask(request, response);
        return;
      }
      request.url = at;
      for (;;) {
        if (memory.answer(request, response)) return;
        const other = rendering.get(at);
        if (other === undefined) break;
        await other.catch(() => undefined);
      }
      const own = render(at, kind, request, response);
      const all = rendering;
      all.set(at, own);
      try {
        await own;
      } finally {
        all.delete(at);
      }
    },
  };
}
