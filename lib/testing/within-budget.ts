import { againstBudget, noteNear } from '@/lib/tooling/budget';

/**
 * Fails above the limit, and prints an amount that is close to it.
 * @param what with its unit: "Live drawing: bytes of gzip"
 */
export function expectWithinBudget(what: string, amount: number, limit: number): void {
  const found = againstBudget(what, amount, limit);
  noteNear(found);
  expect(found).not.toMatchObject({ verdict: 'over' });
}
