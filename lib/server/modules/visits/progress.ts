import { replay, stepsTaken, type Progress, type Step, type VisitEvent } from '@/lib/domain/visits/replay';
import type { VisitKind } from '@/lib/domain/visits/states';
import type { Db, VisitEventRow, VisitRow } from '@/lib/server/platform/db/schema';
import { visitEventsOf, visitsOf } from './repo';

export const progressOf = (kind: VisitKind, events: readonly VisitEventRow[]): Progress =>
  replay(kind, events.map(toEvent));

export const stepsOf = (kind: VisitKind, events: readonly VisitEventRow[]): readonly Step[] =>
  stepsTaken(kind, events.map(toEvent));

const toEvent = ({ id, type, at, minutes, note }: VisitEventRow): VisitEvent => ({
  id,
  type,
  minutes,
  note,
  at: new Date(at),
});

/** Returns the event that led to a state at an instant, if any. */
export const eventAt = (events: readonly VisitEventRow[], instant: Date): VisitEventRow | undefined =>
  events.find(({ at, type }) => at === instant.toISOString() && type !== 'planned' && type !== 'undone');

export type VisitLog = { readonly visits: readonly VisitRow[]; readonly events: readonly VisitEventRow[] };

/** Returns the visits of an order with their events, the oldest first. Events of planned visits were all undone. */
export async function readVisitLog(db: Db, orderId: string): Promise<VisitLog> {
  const visits = await visitsOf(db, orderId);
  const begun = visits.filter(({ state }) => state !== 'planned').map(({ id }) => id);
  return { visits, events: await visitEventsOf(db, begun) };
}
