/** `npm run event-list`: generates lib/analytics/events.md from events.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { listOfEvents } from './list-of-events';

writeFileSync('lib/analytics/events.md', listOfEvents(readFileSync('lib/analytics/events.ts', 'utf8')));
