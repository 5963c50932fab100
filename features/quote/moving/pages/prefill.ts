import { fullPostcode } from '@/lib/domain/places/postcode';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { MOVING_SPACES, type MovingSpace } from '@/lib/domain/order/types';
import { ROUTES } from '@/lib/routes';

/** The query of a page: a flow can be entered by a plain link or GET form with what is known already. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''));

export const draftIdOf = (query: Query): string | null => one(query.quote) || null;

const sizeOf = (query: Query): MovingSpace | null =>
  MOVING_SPACES.find((space) => space === (one(query.plan) || one(query.size))) ?? null;

const postcodeOf = (text: string): string => fullPostcode(text) ?? text.trim().slice(0, 12);

/** The answers with plan|size, from and to of the query in them. What the query does not say stays. */
export function withPrefill(answers: MovingAnswers, query: Query): MovingAnswers {
  const { collection, delivery } = answers.addresses;
  const from = postcodeOf(one(query.from));
  const to = postcodeOf(one(query.to));
  return {
    ...answers,
    movingSpace: sizeOf(query) ?? answers.movingSpace,
    addresses: {
      ...answers.addresses,
      collection: from ? { ...collection, postcode: from } : collection,
      delivery: to ? { ...delivery, postcode: to } : delivery,
    },
  };
}

/** The part of a query that a link onwards has to carry: the draft, or before there is one the prefill. */
export function carriedQuery(query: Query): string {
  const kept = draftIdOf(query) ? ['quote', 'return'] : ['from', 'to'];
  const pairs = kept.map((name) => [name, one(query[name])] as const).filter(([, value]) => value !== '');
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
}

/** The first step, when the query already says the size (the price widget's form does); null: it has to be asked. */
export function firstStepPath(query: Query): string | null {
  const size = sizeOf(query);
  const rest = carriedQuery(query);
  return size && `${ROUTES.movingQuote}/packing?plan=${size}${rest && `&${rest}`}`;
}
