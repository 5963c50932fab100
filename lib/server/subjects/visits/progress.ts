import { replay, type Progress } from '@/lib/domain/visits/replay';
import type { VisitKind } from '@/lib/domain/visits/states';
import type { VisitEventRow } from '@/lib/server/kernel/db/visit-rows';

/** How far a visit is by the rows of its events. */
export const progressOf = (kind: VisitKind, events: readonly VisitEventRow[]): Progress =>
  replay(
    kind,
    events.map(({ id, type, at, minutes }) => ({ id, type, minutes, at: new Date(at) })),
  );

/** The event that has led to a state since an instant; undefined where none of these did. */
export const eventAt = (events: readonly VisitEventRow[], instant: Date): VisitEventRow | undefined =>
  events.find(({ at, type }) => at === instant.toISOString() && type !== 'planned' && type !== 'undone');
