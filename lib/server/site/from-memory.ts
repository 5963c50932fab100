import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { givenId, REQUEST_ID_HEADER } from '@/lib/server/kernel/observability/request-id';
import { acceptedEncodings } from './accepted-encodings';
import { headersOf, OWN_QUERY, type SiteRules } from './headers';
import type { Answer, Encoding } from './pack';

/** Of a request that asks for more than what is there: a part of it, or that it has not changed. Next.js answers those. */
const NOT_PLAIN = ['range', 'if-match', 'if-unmodified-since', 'transfer-encoding', 'upgrade'] as const;

type Ready = {
  readonly kind: Answer['kind'];
  /** What `fresh` compares. */
  readonly known: { readonly etag: string; readonly 'last-modified'?: string };
  readonly unchanged: readonly string[];
  readonly sent: Readonly<Partial<Record<Encoding, { readonly headers: readonly string[]; readonly body: string }>>>;
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
      // A text of bytes leaves with its head in one write; a buffer would take two, and longer.
      body: body.toString('latin1'),
    },
  ]);
  return {
    kind,
    known: { etag, ...(modified === undefined ? {} : { 'last-modified': modified }) },
    unchanged: flat(headers),
    sent: Object.fromEntries(sent) as Ready['sent'],
  };
}

/** In one go, not header by header: that is most of the work of such an answer. */
function write(response: ServerResponse, status: number, headers: readonly string[]): void {
  const id = givenId(response);
  response.writeHead(status, id === undefined ? [...headers] : [...headers, REQUEST_ID_HEADER, id]);
}

export type Memory = {
  /** Answers, or leaves it to Next.js (false): whatever is not surely a plain GET or HEAD of something that was built. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** From now on what is there at these paths is another: it is left to Next.js until it is put here anew. */
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
    answer: ({ method, url = '/', headers }, response) => {
      const isHead = method === 'HEAD';
      if (method !== 'GET' && !isHead) return false;
      const queryAt = url.indexOf('?');
      const found = all.get(queryAt < 0 ? url : url.slice(0, queryAt));
      if (found === undefined) return false;
      // Nobody asks for a file with a query but who looks for something else; a page has one from every advertisement.
      if (queryAt >= 0 && (found.kind === 'file' || OWN_QUERY.test(url))) return false;
      if (NOT_PLAIN.some((name) => headers[name] !== undefined)) return false;
      const encoding = acceptedEncodings({ headers }).find((one) => found.sent[one] !== undefined);
      const sent = encoding && found.sent[encoding];
      if (!sent) return false;
      if (
        (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined) &&
        fresh(headers, found.known)
      ) {
        write(response, 304, found.unchanged);
        response.end();
        return true;
      }
      write(response, 200, sent.headers);
      if (isHead) response.end();
      else response.end(sent.body, 'latin1');
      return true;
    },
  };
}
