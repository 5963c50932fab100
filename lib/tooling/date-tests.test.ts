import { testsOfDates } from './date-tests';
import { importGraph } from './import-graph';

it('finds the tests that read a clock or a date, by themselves or in what they import', () => {
  const sources = new Map([
    ['lib/clock.ts', 'export const today = () => new Date();'],
    ['lib/near.ts', "import { today } from './clock';"],
    ['lib/near.test.ts', "import { near } from './near';"],
    ['lib/clock.test.ts', "import { today } from './clock';"],
    ['lib/says-a-day.test.ts', "expect(day('2026-12-01')).toBe('Tuesday');"],
    ['lib/money.test.ts', "import { pence } from './money';"],
    ['lib/money.ts', ''],
    ['lib/server/subjects/orders/orders.test.ts', 'new Date()'],
    ['components/Calendar.test.tsx', 'new Date()'],
  ]);
  expect(testsOfDates(sources, importGraph(sources))).toEqual(['lib/clock.test.ts', 'lib/says-a-day.test.ts']);
});
