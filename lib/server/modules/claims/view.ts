import type { ClaimDto } from '@/lib/contracts/claims';
import { pence, toPounds } from '@/lib/domain/money';
import { isDecided } from '@/lib/domain/order/claim';
import type { ClaimItemRow, ClaimRow, PhotoRow } from '@/lib/server/platform/db/schema';
import { photoDto } from './photos';

/** A claim as its customer sees it. */
export function claimDto(row: ClaimRow, items: readonly ClaimItemRow[], photos: readonly PhotoRow[]): ClaimDto {
  const { id, number, state, created_at: at, text, answered_at, decided_at } = row;
  return {
    id,
    number,
    state,
    at,
    text,
    answerBy: row.answer_by,
    decisionBy: row.decision_by,
    items: items
      .filter(({ claim_id }) => claim_id === id)
      .map(({ title, kind, worth_pence }) => ({
        title,
        kind,
        worth: worth_pence === null ? null : toPounds(pence(worth_pence)),
      })),
    photos: photos.filter(({ owner_id }) => owner_id === id).map(photoDto),
    answer: answered_at === null ? null : { at: answered_at, text: row.answer },
    decision:
      decided_at === null || !isDecided(state)
        ? null
        : {
            at: decided_at,
            text: row.decision,
            refund: toPounds(pence(row.refund_pence)),
            byHand: toPounds(pence(row.by_hand_pence)),
            byHandPaidAt: row.by_hand_paid_at,
          },
  };
}
