import type { Db } from '@/lib/server/platform/db/db';
import type { VisitRow } from '@/lib/server/platform/db/schema';
import { crewDaysOn, crewMembers, crewsOf } from './crews-repo';

/**
 * The first names of who leads the crews of a visit, once its day is published: until then a plan may still change, and
 * nobody is promised. The crew of the lowest number first.
 */
export async function whoComes(db: Db, visit: Pick<VisitRow, 'id' | 'date' | 'service'>): Promise<readonly string[]> {
  const [crews, days] = await Promise.all([crewsOf(db, [visit.id]), crewDaysOn(db, visit.date)]);
  const numbers = crews.map(({ number }) => number);
  const leads = days
    .filter(({ service, number, published_at: at }) => service === visit.service && numbers.includes(number) && at)
    .flatMap(({ lead_id: id }) => id ?? []);
  if (leads.length === 0) return [];
  const names = new Map((await crewMembers(db)).map(({ id, name }) => [id, name]));
  return leads.flatMap((id) => names.get(id) ?? []);
}
