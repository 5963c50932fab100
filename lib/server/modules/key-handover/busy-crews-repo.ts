import type { Db } from '@/lib/server/platform/db/db';
import type { VisitRow } from '@/lib/server/platform/db/schema';

/** Crews that have another visit in the slot of one. */
export async function busyCrews(
  db: Db,
  { id, service, date, start }: Pick<VisitRow, 'id' | 'service' | 'date' | 'start'>,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('visit_crews as c')
    .innerJoin('visits as v', 'v.id', 'c.visit_id')
    .select('c.number')
    .where('v.date', '=', date)
    .where('v.start', '=', start)
    .where('v.service', '=', service)
    .where('v.state', '!=', 'cancelled')
    .where('v.id', '!=', id)
    .execute();
  return rows.map(({ number }) => number);
}
