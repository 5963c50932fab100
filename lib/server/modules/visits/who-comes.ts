import type { Db, VisitRow } from '@/lib/server/platform/db/schema';
import { crewDaysOn, crewMembers, crewsOf } from './crews-repo';

/** Returns the foremen's first names, by crew number, once the day is published. Until then the plan may change. */
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
