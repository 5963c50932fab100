import type { DeskEvent } from '@/lib/contracts/desk-parts';
import type { DeskAuditRow } from '@/lib/server/kernel/db/desk-audit-row';
import type { OrderEventRow } from '@/lib/server/kernel/db/schema';
import { auditEvent } from './audit-words';
import { causeWords, eventDetail, eventWords } from './event-words';
import { moment } from './words';

/** An event and the row of the desk's log about it are written by one transaction, some milliseconds apart. */
const SAME_MS = 2_000;

/** What happened and who did it, the newest first. What the desk did has its operator's name and is one entry. */
export function timelineOf(events: readonly OrderEventRow[], audit: readonly DeskAuditRow[]): readonly DeskEvent[] {
  const isOfDesk = ({ cause, at }: OrderEventRow): boolean =>
    cause === 'operator' && audit.some((row) => isSame(row.at, at));
  const happened = events
    .filter((event) => !isOfDesk(event))
    .map((event) => ({
      at: event.at,
      entry: {
        at: moment(event.at),
        what: eventWords(event),
        who: causeWords(event.cause),
        detail: eventDetail(event),
      },
    }));
  const done = audit.map((row) => {
    const money = events.filter((event) => isOfDesk(event) && isSame(row.at, event.at)).map(eventDetail);
    const entry = auditEvent(row);
    return { at: row.at, entry: { ...entry, detail: [entry.detail, ...money].filter(Boolean).join('; ') } };
  });
  return [...happened, ...done]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .toReversed()
    .map(({ entry }) => entry);
}

const isSame = (a: string, b: string): boolean => Math.abs(Date.parse(a) - Date.parse(b)) < SAME_MS;
