import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import fresh from 'fresh';
import { givenId, REQUEST_ID_HEADER } from '@/lib/server/platform/observability/request-id';
import { acceptedEncodings, type Answer, type Encoding } from './pack';
import { headersOf, OWN_QUERY, type SiteRules } from './headers';

/** Both inclusive. */
type ByteRange = readonly [first: number, last: number];

/** Several ranges are answered with the whole body, as RFC 9110 (14.2) allows. */
const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/** Returns null for the whole body: the header is not a single valid range, or If-Range does not hold. */
function requestedRange(
  { range, 'if-range': condition }: IncomingHttpHeaders,
  modified: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | null {
  if (range === undefined) return null;
  // Every ETag of this server is weak, and only a strong one may join ranges (RFC 9110, 13.1.5).
  if (condition !== undefined && condition !== modified) return null;
  const [, from = '', to = ''] = ONE_RANGE.exec(range) ?? [];
  if (from === '' && to === '') return null;
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first >= length ? 'unsatisfiable' : [first, last];
}

type Ready = {
  readonly kind: Answer['kind'];
  readonly known: { readonly etag: string; readonly 'last-modified'?: string };
  readonly headers: readonly string[];
  readonly sent: Readonly<Partial<Record<Encoding, { readonly headers: readonly string[]; readonly body: string }>>>;
  readonly type: string;
  readonly identity: () => Buffer;
};

const flat = (headers: Readonly<Record<string, string>>): readonly string[] => Object.entries(headers).flat();

function ready(answer: Answer, rules: SiteRules): Ready {
  const { kind, etag, modified, type, bodies } = answer;
  const headers = headersOf(answer, rules);
  const sent = Object.entries(bodies).map(([encoding, body]) => [
    encoding,
    {
      headers: flat({
        ...headers,
        'Content-Type': type,
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        'Content-Length': String(body.length),
      }),
      // As a latin1 string the body is sent in one write with its headers.
      body: body.toString('latin1'),
    },
  ]);
  // The first request that needs the uncompressed body unpacks and keeps it: 28 MB if all are unpacked.
  let { identity } = bodies;
  return {
    kind,
    known: { etag, ...(modified === undefined ? {} : { 'last-modified': modified }) },
    headers: flat(headers),
    sent: Object.fromEntries(sent) as Ready['sent'],
    type,
    identity: () => {
      identity ??= gunzipSync(bodies.gzip ?? '');
      return identity;
    },
  };
}

/** Sends status and headers in one call, because setting headers one by one costs most. */
function write(response: ServerResponse, status: number, headers: readonly string[]): void {
  const id = givenId(response);
  response.writeHead(status, id === undefined ? [...headers] : [...headers, REQUEST_ID_HEADER, id]);
}

/** Checks If-Match and If-Unmodified-Since (RFC 9110, 13.1). */
function meetsPreconditions(headers: IncomingHttpHeaders, modified: string | undefined): boolean {
  const { 'if-match': match, 'if-unmodified-since': since } = headers;
  // If-Match compares strongly, and every ETag of this server is weak.
  if (match !== undefined) return match.trim() === '*';
  return !(since !== undefined && modified !== undefined && Date.parse(modified) > Date.parse(since));
}

function sendIdentity(
  response: ServerResponse,
  { headers, type }: Ready,
  body: Buffer,
  range: ReturnType<typeof requestedRange>,
): void {
  if (range === 'unsatisfiable') {
    write(response, 416, [...headers, 'Content-Range', `bytes */${body.length}`, 'Content-Length', '0']);
    response.end();
    return;
  }
  const [first, last] = range ?? [0, body.length - 1];
  const part = range === null ? [] : ['Content-Range', `bytes ${first}-${last}/${body.length}`];
  const length = ['Content-Length', String(last + 1 - first)];
  write(response, range === null ? 200 : 206, [...headers, 'Content-Type', type, ...part, ...length]);
  response.end(body.subarray(first, last + 1));
}

export type Memory = {
  /** Answers a GET or HEAD of a built path. Returns false for all other requests. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly drop: (paths: Iterable<string>) => void;
  readonly put: (answer: Answer) => void;
};

export function fromMemory(answers: readonly Answer[], rules: SiteRules): Memory {
  const all = new Map(
    answers.filter(({ path }) => !rules.isRerouted(path)).map((answer) => [answer.path, ready(answer, rules)]),
  );

  return {
    drop: (paths) => {
      for (const at of paths) all.delete(at);
    },
    put: (answer) => {
      all.set(answer.path, ready(answer, rules));
    },
    answer: (request, response) => {
      const { method, url = '/', headers } = request;
      const isHead = method === 'HEAD';
      if (method !== 'GET' && !isHead) return false;
      const queryAt = url.indexOf('?');
      const found = all.get(queryAt < 0 ? url : url.slice(0, queryAt));
      if (found === undefined) return false;
      // A file with a query is not a request for that file. Pages have queries from advertisements.
      if (queryAt >= 0 && (found.kind === 'file' || OWN_QUERY.test(url))) return false;
      const modified = found.known['last-modified'];
      if (!meetsPreconditions(headers, modified)) {
        write(response, 412, [...found.headers, 'Content-Length', '0']);
        response.end();
        return true;
      }
      if (
        (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined) &&
        fresh(headers, found.known)
      ) {
        write(response, 304, found.headers);
        response.end();
        return true;
      }
      const accepted = acceptedEncodings({ headers });
      const encoding = accepted.find((one) => found.sent[one] !== undefined);
      const sent = encoding && found.sent[encoding];
      const mayBePart = headers.range !== undefined && !isHead && accepted.includes('identity');
      if (!sent || mayBePart) {
        const body = found.identity();
        const range = mayBePart ? requestedRange(headers, modified, body.length) : null;
        if (!sent || range !== null) {
          sendIdentity(response, found, body, range);
          return true;
        }
      }
      write(response, 200, sent.headers);
      if (isHead) response.end();
      else response.end(sent.body, 'latin1');
      return true;
    },
  };
}
