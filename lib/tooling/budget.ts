import { appendFileSync } from 'node:fs';

/** From here on a budget is nearly spent: the next change may be the one too many, and should not be a surprise. */
const NEAR = 0.99;

export type Verdict = { readonly verdict: 'good' | 'near' | 'over'; readonly words: string };

/** @param what with its unit: "/faq: bytes of script" */
export function againstBudget(what: string, amount: number, limit: number): Verdict {
  const words = `${what}: ${Math.round(amount)} of ${Math.round(limit)}, ${((100 * amount) / limit).toFixed(1)} %`;
  if (amount > limit) return { verdict: 'over', words };
  return { verdict: amount > NEAR * limit ? 'near' : 'good', words };
}

/** Notes what is near its budget where `npm test` reads it for its closing lines: in the file BUDGET_WARNINGS. */
export function noteNear({ verdict, words }: Verdict): void {
  const file = process.env.BUDGET_WARNINGS;
  if (verdict === 'near' && file) appendFileSync(file, `${words}\n`);
}
