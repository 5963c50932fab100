import { appendFileSync } from 'node:fs';

/** The share from which a budget is nearly spent, so that the next change does not exceed it by surprise. */
const NEARNESS_EVENTS = 0.99;

export type Verdict = { readonly verdict: 'good' | 'near' | 'over'; readonly words: string };

/**
 * Returns the verdict on an amount.
 * @param what the amount's name with its unit: "/faq: bytes of script"
 */
export function againstBudget(what: string, amount: number, limit: number): Verdict {
  const words = `${what}: ${Math.round(amount)} of ${Math.round(limit)}, ${((100 * amount) / limit).toFixed(1)} %`;
  if (amount > limit) return { verdict: 'over', words };
  return { verdict: amount > NEARNESS_EVENTS * limit ? 'near' : 'good', words };
}

/** Appends a nearly spent budget to the file BUDGET_WARNINGS, which `npm test` prints at its end. */
export function noteNear({ verdict, words }: Verdict): void {
  const file = process.env.BUDGET_WARNINGS;
  if (verdict === 'near' && file) appendFileSync(file, `${words}\n`);
}
