import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncodings, type Encoding } from './pack';
import { gzipPage } from './gzip-page';

/** Compressing a smaller body costs more time than sending it. */
const LEAST_BYTES = 1024;
const COMPRESSIBLE = /^text\/|[/+](?:json|javascript|xml|manifest)\b/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } };

const pack: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, BROTLI),
  gzip: (body) => gzipSync(body, { level: 1 }),
  identity: (body) => body,
};

type Body = string | Uint8Array;

/** Compressed forms of bodies that are sent as the same object again (document-route.ts). */
const compressedBefore = new WeakMap<Uint8Array, Map<Encoding, Buffer>>();
type HeadersGiven = OutgoingHttpHeaders | readonly OutgoingHttpHeader[];

function setHeaders(response: ServerResponse, headers: HeadersGiven): void {
  const pairs: readonly (readonly [string, OutgoingHttpHeader | undefined])[] = Array.isArray(headers)
    ? Array.from({ length: headers.length / 2 }, (_, n) => [String(headers[2 * n]), headers[2 * n + 1]] as const)
    : Object.entries(headers as OutgoingHttpHeaders);
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value);
}

const bytesOf = (body: Body): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);

function compressed(body: Body, encoding: Encoding): Buffer {
  if (typeof body === 'string') return pack[encoding](bytesOf(body));
  const before = compressedBefore.get(body) ?? new Map<Encoding, Buffer>();
  const small = before.get(encoding) ?? pack[encoding](bytesOf(body));
  compressedBefore.set(body, before.set(encoding, small));
  return small;
}

const textOf = (response: ServerResponse, name: string) => String(response.getHeader(name) ?? '');

/** Returns whether the response can be compressed. Sets Vary if so, because its bytes depend on Accept-Encoding. */
function isPackable(response: ServerResponse): boolean {
  const is =
    COMPRESSIBLE.test(textOf(response, 'Content-Type')) && !textOf(response, 'Cache-Control').includes('no-transform');
  const vary = textOf(response, 'Vary');
  if (is && !/accept-encoding/i.test(vary))
    response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  return is;
}

function packed(request: IncomingMessage, response: ServerResponse, body: Body): Body {
  const isWhole = response.statusCode !== 206 && !response.hasHeader('Content-Encoding');
  if (!isPackable(response) || !isWhole || body.length < LEAST_BYTES || request.method === 'HEAD') return body;
  const accepted = acceptedEncodings(request);
  const [encoding] = accepted;
  if (encoding === undefined || encoding === 'identity') return body;
  const page = typeof body === 'string' && accepted.includes('gzip') ? gzipPage(body) : null;
  const small = page ?? compressed(body, encoding);
  response.setHeader('Content-Encoding', page ? 'gzip' : encoding);
  response.setHeader('Content-Length', small.length);
  return small;
}

/**
 * Compresses in one call at a low level. Next.js compresses in streams at a high level, which costs more than rendering
 * (docs/decisions/0052-pages-from-memory.md). `beforeHeaders` may change headers before they are sent.
 */
export function compress(
  request: IncomingMessage,
  response: ServerResponse,
  beforeHeaders: (response: ServerResponse) => void,
): void {
  const own = {
    end: response.end.bind(response),
    write: response.write.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  const restore = () => {
    Object.assign(response, own);
    if (!response.headersSent) beforeHeaders(response);
  };

  // Delays the headers, because the body decides about them.
  response.writeHead = (status: number, ...given: readonly (string | HeadersGiven | undefined)[]) => {
    response.statusCode = status;
    for (const one of given) {
      if (typeof one === 'string') response.statusMessage = one;
      else if (one !== undefined) setHeaders(response, one);
    }
    return response;
  };

  response.write = ((...given: Parameters<typeof own.write>) => {
    restore();
    if (!response.headersSent) isPackable(response);
    return response.write(...given);
  }) as typeof own.write;

  response.end = ((body: unknown, ...given: readonly unknown[]) => {
    restore();
    const isBody = (typeof body === 'string' && typeof given[0] !== 'string') || body instanceof Uint8Array;
    const sent = isBody && !response.headersSent ? packed(request, response, body) : body;
    return (own.end as (...all: readonly unknown[]) => ServerResponse)(sent, ...given);
  }) as typeof own.end;
}
