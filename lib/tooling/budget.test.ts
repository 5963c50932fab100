import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { againstBudget, noteNear } from './budget';

it.each([
  [98_900, 'good'],
  [99_000, 'good'],
  [99_001, 'near'],
  [100_000, 'near'],
  [100_001, 'over'],
])('%d of 100,000 is %s', (amount, verdict) => {
  expect(againstBudget('/: bytes of script', amount, 100_000).verdict).toBe(verdict);
});

it('says what, how much and of how much', () => {
  expect(againstBudget('/: bytes of script', 125_300, 126_800).words).toBe(
    '/: bytes of script: 125300 of 126800, 98.8 %',
  );
});

it('notes what is near its budget, and nothing else', async () => {
  const file = path.join(await scratchFolder('budget'), 'warnings.txt');
  const before = process.env.BUDGET_WARNINGS;
  process.env.BUDGET_WARNINGS = file;
  for (const amount of [50, 100, 101]) noteNear(againstBudget('/faq: bytes', amount, 100));
  if (before === undefined) delete process.env.BUDGET_WARNINGS;
  else process.env.BUDGET_WARNINGS = before;
  expect(readFileSync(file, 'utf8')).toBe('/faq: bytes: 100 of 100, 100.0 %\n');
});
