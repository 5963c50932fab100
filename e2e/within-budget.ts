import { againstBudget, noteNear } from '@/lib/tooling/budget';
import { expect } from './fixtures';

/** Fails above the limit, and notes what is near it. @param what with its unit: "/faq, at rest: bytes of script" */
export function expectWithinBudget(what: string, amount: number, limit: number): void {
  const found = againstBudget(what, amount, limit);
  noteNear(found);
  expect(found.verdict, found.words).not.toBe('over');
}
