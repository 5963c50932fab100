import { randomUUID } from 'node:crypto';
import { recordReportedEvents, type CrewReport, type Recording } from '@/lib/server/modules/visits/record';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Db } from '@/lib/server/platform/db/schema';

/** Returns the visits of an order as lines: "move 2026-12-15 10:00 planned". */
export const visitLines = async (db: Db, orderId: string): Promise<readonly string[]> =>
  (await visitsOf(db, orderId)).map(({ kind, date, start, state }) => `${kind} ${date} ${start} ${state}`);

/** Returns an event of a crew with an id of its own. */
export const crewReport = (type: CrewReport['type'], at: Date, more: Partial<CrewReport> = {}): CrewReport => ({
  id: randomUUID(),
  type,
  at,
  ...more,
});

/** Records an event in a transaction of its own. */
export const record = (db: Db, recording: Recording) => transact(db, (trx) => recordReportedEvents(trx, recording));
