import { londonDate } from '@/lib/domain/london-time';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import type { Db } from '@/lib/server/platform/db/db';
import { crewsOf } from '@/lib/server/modules/visits/crews-repo';
import { findVisit } from '@/lib/server/modules/visits/repo';

/** The visit is on the crew's own day, and the crew has it; nothing happens on a day before it comes. */
export async function isOfCrew(
  db: Db,
  { date, service, number }: CrewOfDay,
  visitId: string,
  at: Date,
): Promise<boolean> {
  const visit = await findVisit(db, visitId);
  if (visit?.date !== date || visit.service !== service || date > londonDate(at)) return false;
  return (await crewsOf(db, [visitId])).some((crew) => crew.number === number);
}
