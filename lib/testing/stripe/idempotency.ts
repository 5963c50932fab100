import { DAY_MS } from '@/lib/domain/london-time';
import { Refusal } from './refusal';

type Answer = { readonly status: number; readonly body: object };
type Known = Answer & { readonly sent: string; readonly at: number };

const CARD_REFUSED = 402;

/**
 * Returns a store of answers by idempotency key: for a day, a key gives the same answer, also for a refused card. Other
 * parameters with the same key are an error, as at Stripe.
 */
export function idempotentAnswers(now: () => Date) {
  const answers = new Map<string, Known>();
  return (key: string | null, sent: string, work: () => object): Answer => {
    const known = key === null ? undefined : answers.get(key);
    if (known && now().getTime() - known.at < DAY_MS) {
      if (known.sent === sent) return known;
      const message = 'Keys for idempotent requests can only be used with the same parameters';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    const answer = answered(work);
    const isWork = answer.status === 200 || answer.status === CARD_REFUSED;
    if (key !== null && isWork) answers.set(key, { ...answer, sent, at: now().getTime() });
    return answer;
  };
}

function answered(work: () => object): Answer {
  try {
    return { status: 200, body: structuredClone(work()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: error.body };
  }
}
