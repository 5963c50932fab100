import { readFileSync } from 'node:fs';
import { listOfEvents } from '@/lib/tooling/list-of-events';

const source = readFileSync('lib/analytics/events.ts', 'utf8');

describe('the list of events', () => {
  it('QUO-5: is what events.ts says; `npm run event-list` writes it anew', () => {
    expect(readFileSync('lib/analytics/events.md', 'utf8')).toBe(listOfEvents(source));
  });

  it('refuses an event that nobody has described', () => {
    expect(() => listOfEvents('type AnalyticsEvents = { readonly mystery: { readonly spot: string } };')).toThrow(
      'mystery has no comment',
    );
  });
});
