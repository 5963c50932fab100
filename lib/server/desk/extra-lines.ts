import type { DeskExtra } from '@/lib/contracts/desk-extras';
import type { DeskFact, DeskTag } from '@/lib/contracts/desk-parts';
import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { EXTRA_STATE_LABELS, ageInWords, type ExtraState } from '@/lib/domain/extras/state';
import { formatPence, pence, toPounds } from '@/lib/domain/money';
import { capitalised } from '@/lib/domain/wording';
import type { ExtraRow } from '@/lib/server/platform/db/schema';
import { stateOf } from '@/lib/server/modules/extras/earlier';
import { moment } from '@/lib/server/platform/desk/words';

const TAGS: Readonly<Record<ExtraState, DeskTag>> = {
  asked: 'hot',
  agreed: 'hot',
  paid: 'success',
  refused: 'plain',
  lapsed: 'plain',
  withdrawn: 'plain',
};

export const fact = (label: string, text: string): readonly DeskFact[] => (text === '' ? [] : [{ label, text }]);

/** Returns an extra as the desk lists it. */
export function deskExtra(row: ExtraRow, now: Date): DeskExtra {
  const state = stateOf(row, now);
  const amount = pence(row.pence);
  const heard = row.heard_by === null ? '' : `By phone, to ${row.heard_by}`;
  return {
    id: row.id,
    title: `${EXTRA_LABELS[row.kind]}, ${formatPence(amount)}`,
    state: { label: EXTRA_STATE_LABELS[state], tag: TAGS[state] },
    facts: [
      ...fact('Details', row.what),
      ...fact('Why', row.reason),
      ...fact('Worked out', row.worked_out),
      ...fact('Asked', `${moment(row.asked_at)}, by ${row.asked_by}`),
      ...(state === 'asked' ? fact('Answer by', moment(row.answer_by)) : []),
      ...(row.answered_at === null
        ? []
        : fact('Answered', [moment(row.answered_at), heard].filter(Boolean).join('. '))),
      ...(state === 'agreed' && row.answered_at !== null
        ? fact('To pay', capitalised(ageInWords(new Date(row.answered_at), now)))
        : []),
      ...(row.paid_at === null ? [] : fact('Paid', moment(row.paid_at))),
    ],
    expected: toPounds(amount),
    isOpen: state === 'asked',
    canWithdraw: state === 'asked' || state === 'agreed',
    isOwed: state === 'agreed',
  };
}
