import type { OwnReview } from '@/lib/contracts/reviews';
import { decideBy } from '@/lib/domain/reviews/written';
import type { ReviewRow } from '@/lib/server/kernel/db/review-row';

/** A review as its author sees it. */
export function ownReview(row: ReviewRow): OwnReview {
  const { state, version, stars, text, name, area, refusal, refusal_note: note, sent_at: sentAt } = row;
  return {
    ...{ state, version, stars, text, name, area, sentAt },
    dueAt: decideBy(new Date(sentAt)).toISOString(),
    refused: state === 'refused' && refusal ? { reason: refusal, note } : null,
  };
}
