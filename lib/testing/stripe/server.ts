import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../listen';
import { stripeAccount, type StripeAccount, type TestSession } from './account';
import { answerOf } from './answer';
import { idempotentAnswers } from './idempotency';
import { servePaymentPage } from './payment-page';

/** A received call. */
export type StripeCall = { readonly what: string; readonly params: URLSearchParams; readonly key: string | null };

/**
 * `silent`: accepts the call and never answers. `rubbish`: 200, with a page instead of JSON. `losing answers`: executes
 * the call, and then closes the connection.
 */
export type Behaviour = 'well' | 'silent' | 'refusing' | 'rubbish' | 'hanging up' | 'losing answers';

export type StripeServer = {
  readonly origin: string;
  readonly account: StripeAccount;
  readonly calls: StripeCall[];
  /** Sets the behaviour from now on, or only for the next `calls`. */
  readonly behave: (behaviour: Behaviour, calls?: number) => void;
  /**
   * Whether the next call gets no answer. Only then a test uses a short timeout, because a busy machine answers late.
   */
  readonly isSilent: () => boolean;
  readonly close: () => Promise<void>;
};

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * Starts a local server with the part of Stripe's API that the app uses, including idempotency keys.
 * @param paid for tests with a browser: visitors pay on a page of this server, which calls this after the payment and
 * before the redirect back
 */
export async function startStripe(
  now: () => Date,
  paid?: (session: TestSession) => Promise<unknown>,
): Promise<StripeServer> {
  const account = stripeAccount(now, paid && (() => origin));
  const calls: StripeCall[] = [];
  const answerTo = idempotentAnswers(now);
  let behaviour: Behaviour = 'well';
  let left = Infinity;

  const behaviourNow = (): Behaviour => {
    left -= 1;
    if (left < 0) behaviour = 'well';
    return behaviour;
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const session = account.sessions.get(/^\/c\/pay\/(\w+)$/.exec(pathname)?.[1] ?? '');
    if (session && paid) return servePaymentPage(request, response, { account, session, paid });
    const body = await read(request);
    const params = request.method === 'POST' ? new URLSearchParams(body) : searchParams;
    const key = (request.headers['idempotency-key'] as string | undefined) ?? null;
    calls.push({ what: `${request.method} ${pathname.replace(/(?:cs|pi)_\w+/, ':id')}`, params, key });
    const manner = behaviourNow();
    if (manner === 'silent') return;
    if (manner === 'hanging up') return void request.socket.destroy();
    if (manner === 'rubbish') return void response.writeHead(200).end('<html>Good morning</html>');
    if (manner === 'refusing') {
      const message = 'Invalid email address: ada@example.com';
      return send(response, 402, { error: { type: 'card_error', code: 'odd', message } });
    }
    const path = key === null ? null : `${pathname} ${key}`;
    const answer = answerTo(path, body, () => answerOf(account, request.method ?? '', pathname, params));
    if (manner === 'losing answers') return void request.socket.destroy();
    send(response, answer.status, answer.body);
  }

  const { origin, close } = await listen((request, response) => void handle(request, response));
  return {
    origin,
    account,
    calls,
    behave: (next, many = Infinity) => {
      [behaviour, left] = [next, many];
    },
    isSilent: () => left > 0 && behaviour === 'silent',
    close,
  };
}
