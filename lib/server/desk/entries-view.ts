import { randomUUID } from 'node:crypto';
import type { DeskEntries, DeskEntry } from '@/lib/contracts/desk-call-views';
import { CALL_OUTCOME_IDS, CALL_OUTCOMES } from '@/lib/domain/order/desk-entries';
import type { DeskEntryRow } from '@/lib/server/platform/db/schema';
import { moment } from '@/lib/server/platform/desk/words';

const OUTCOMES = CALL_OUTCOME_IDS.map((value) => ({ value, label: CALL_OUTCOMES[value] }));

/** Returns the notes and calls of an order at an instant, which decides the call-backs that are late. */
export const entriesView = (rows: readonly DeskEntryRow[], now: Date): DeskEntries => ({
  newNote: randomUUID(),
  newCall: randomUUID(),
  outcomes: OUTCOMES,
  entries: rows.map((row) => toEntry(row, now)),
});

function toEntry(row: DeskEntryRow, now: Date): DeskEntry {
  const { id, at, operator, outcome, text } = row;
  return {
    id,
    text,
    what: outcome === null ? 'Note' : CALL_OUTCOMES[outcome],
    said: `${moment(at)}, ${operator}`,
    callBack: callBackOf(row, now),
  };
}

function callBackOf(
  { call_back_at: at, done_at: doneAt, done_by: by }: DeskEntryRow,
  now: Date,
): DeskEntry['callBack'] {
  if (at === null) return null;
  if (doneAt !== null) {
    return { state: { label: 'Called back', tag: 'plain' }, when: `${moment(doneAt)}, ${by ?? ''}`, isOpen: false };
  }
  const isLate = at <= now.toISOString();
  const state = isLate ? ({ label: 'Call now', tag: 'error' } as const) : ({ label: 'Call back', tag: 'hot' } as const);
  return { state, when: moment(at), isOpen: true };
}
