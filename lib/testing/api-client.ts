import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { APP_PREFIX } from '@/lib/contracts/endpoint';
import type { ErrorBody, QuoteDto } from '@/lib/contracts/errors';
import { randomUUID } from 'node:crypto';
import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { fullAnswers } from './moves';
import { customerOf } from './site-client';

export type Answer<Body> = { readonly status: number; readonly body: Body; readonly headers: Headers };

/** Sends JSON as a program does, without cookies and browser headers. */
export async function postJson<Body>(
  origin: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Body>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return send(origin, path, {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** Sends a JPEG as the body and the other fields in the query, without null values. */
export const postPhoto = <Body>(
  address: string,
  asked: Readonly<Record<string, string | number | null>>,
  bytes: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Body>> => {
  const given = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return send(address, `?${new URLSearchParams(given).toString()}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'Content-Type': 'image/jpeg', ...headers },
  });
};

export async function send<Body>(origin: string, path: string, init: RequestInit = {}): Promise<Answer<Body>> {
  const response = await fetch(origin + path, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === '' ? null : JSON.parse(text)) as Body };
}

type OrderOptions = {
  readonly answers?: Partial<MovingAnswers>;
  readonly idempotencyKey?: string;
  readonly draftId?: string | null;
  readonly expectedTotal?: number;
};
export type OrderAnswer = CreatedOrderDto & ErrorBody;

/** The price of a one-bedroom move within London on a quiet day (spec §9). */
export const ONE_BEDROOM = 259;

/** Orders a move with fullAnswers at its current price. Each draft or key gets a customer of its own. */
export function postOrder(origin: string, options: OrderOptions = {}): Promise<Answer<OrderAnswer>> {
  const { answers, idempotencyKey = randomUUID(), draftId = null, expectedTotal = ONE_BEDROOM } = options;
  const { email, phone, address } = customerOf(draftId ?? idempotencyKey);
  const body = {
    idempotencyKey,
    draftId,
    flow: 'moving',
    answers: fullAnswers({ email, phone, ...answers }),
    expectedTotal,
  };
  const path = `${APP_PREFIX}/create_order_from_personalized_calculation`;
  return postJson<OrderAnswer>(origin, path, body, { 'x-forwarded-for': address });
}

/** Orders complete answers of any flow at their current price. `proof`: the proof of ownership for a return. */
export function postOrderOf<F extends FlowId>(
  origin: string,
  flow: F,
  answers: AnswersOf[F],
  expectedTotal: number,
  { headers = {}, ...proof }: { readonly headers?: Readonly<Record<string, string>>; readonly store?: object } = {},
): Promise<Answer<OrderAnswer>> {
  const idempotencyKey = randomUUID();
  const { email, phone, address } = customerOf(idempotencyKey);
  // A return belongs to the customer who stored the things (OWN-1).
  const asSomebody = flow === 'storage-return' ? answers : { ...answers, email, phone };
  const body = { idempotencyKey, draftId: null, flow, answers: asSomebody, expectedTotal, ...proof };
  const path = `${APP_PREFIX}/create_order_from_personalized_calculation`;
  return postJson<OrderAnswer>(origin, path, body, { 'x-forwarded-for': address, ...headers });
}

export const postPrice = (origin: string, answers: Partial<MovingAnswers> = {}) =>
  postJson<QuoteDto & ErrorBody>(origin, `${APP_PREFIX}/calculation_personalized`, fullAnswers(answers));
