import fc from 'fast-check';
import { CONTRACTS } from '@/lib/server/modules/api/calls';
import { hostileBody, hostileQuery, UNSTORABLE } from '@/lib/testing/hostile';
import { jsonSchemaOf } from '@/lib/server/platform/http/openapi/json-schema';
import { judgeOutcome, send, type Attack, type Sent } from './outcome';

const SEED = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000);
const OF_EACH_CALL = 60;

/** Returns a different network for each request, because rate limits belong to another attack. */
const addressOf = (index: number): string => `10.3.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`;

/**
 * Sends every call requests that our own programs never send: odd texts, types, names and depths, invalid UTF-8, text
 * that no database can store.
 */
export const hostile: Attack = {
  name: `hostile requests to every call (seed ${SEED})`,
  run: async (origin) => {
    const answers: (Sent & { readonly what: string })[] = [];
    for (const { name, path, method, request } of CONTRACTS) {
      const schema = jsonSchemaOf(request);
      const url = origin + path.replace(':id', 'nobody');
      const isPost = method === 'POST';
      const sample = { numRuns: OF_EACH_CALL, seed: SEED };
      const bodies = isPost ? [...UNSTORABLE.bodies, ...fc.sample(hostileBody(schema), sample)] : [];
      const queries = isPost ? [] : [...UNSTORABLE.queries, ...fc.sample(hostileQuery(schema), sample)];
      for (const body of bodies) answers.push({ what: name, ...(await send(url, from({ body }, answers.length))) });
      for (const query of queries)
        answers.push({ what: name, ...(await send(`${url}?${query}`, from({ method }, answers.length))) });
    }
    return judgeOutcome(answers);
  },
};
const from = <T extends object>(request: T, index: number) => ({ ...request, address: addressOf(index) });

const PATHS = ['/orders/X', '/orders/X/addresses', '/get-a-quote/X/items', '/get-a-quote/moving/X', '/pay/test/X'];
const MORE_PATHS = ['/account/X', '/desk/X', '/desk/orders/X', '/services/X', '/blog/X', '/forms/X', '/X', '/_next/X'];
const QUERIES = ['token', 'quote', 'link', 'next', 'plan', 'promo', 'search', 'page', 'change', 'payment'];
const WORDS = [
  ...['%00', '%C0%80', '%ED%A0%80', '%FF', '%', '%2500', '..%2f..%2fetc%2fpasswd', '__proto__', 'constructor'],
  ...['2026-02-30', '9'.repeat(400), 'x'.repeat(4_000), '%F0%9F%92%A5', '%E2%80%AE', "'%20or%201=1--", '%0d%0aX:%20y'],
];

/** Requests every kind of page with invented addresses. */
export const pages: Attack = {
  name: 'hostile addresses of pages',
  run: async (origin) => {
    const answers: (Sent & { readonly what: string })[] = [];
    const ask = async (path: string) => {
      const address = addressOf(answers.length);
      answers.push({ what: path.slice(0, 80), ...(await send(origin + path, { address })) });
    };
    for (const word of WORDS) {
      for (const path of [...PATHS, ...MORE_PATHS]) {
        await ask(path.replace('X', word));
        await ask(path.replace('X', `x?${QUERIES.map((name) => `${name}=${word}`).join('&')}`));
      }
    }
    return judgeOutcome(answers);
  },
};
