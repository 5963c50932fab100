import type { LocalDate } from '@/lib/domain/london-time';
import type { Trx, VisitRow } from '@/lib/server/platform/db/schema';
import { crewDaysOn, crewsOf, dropCrews, giveToCrew, publishCrew } from './crews-repo';
import { updateVisit } from './repo';

type Assignment = {
  readonly visitId: string;
  /** The version that the operator saw. */
  readonly version: number;
  /** None leaves the visit to the proposal, or after publication to nobody. */
  readonly crews: readonly number[];
  readonly at: Date;
};

/** Returns the visit with its former crews; null when it is unknown, cancelled or at another version. */
export async function assignVisit(
  trx: Trx,
  { visitId, version, crews, at }: Assignment,
): Promise<{ readonly visit: VisitRow; readonly before: readonly number[] } | null> {
  const visit = await updateVisit(trx, visitId, { updated_at: at.toISOString() }, version);
  if (!visit || visit.state === 'cancelled') return null;
  const before = (await crewsOf(trx, [visitId])).map(({ number }) => number);
  await dropCrews(trx, visitId);
  for (const number of crews) await giveToCrew(trx, { visit_id: visitId, number, pinned: 1 });
  if (await isPublished(trx, visit.date)) await publishNew(trx, visit, crews, at);
  return { visit, before };
}

const isPublished = async (trx: Trx, date: LocalDate): Promise<boolean> =>
  (await crewDaysOn(trx, date)).some(({ published_at: at }) => at !== null);

async function publishNew(trx: Trx, { date, service }: VisitRow, crews: readonly number[], at: Date): Promise<void> {
  for (const number of crews) await publishCrew(trx, { date, service, number }, at);
}
