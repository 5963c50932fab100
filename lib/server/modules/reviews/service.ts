import type * as contract from '@/lib/contracts/reviews';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { OwnReview } from '@/lib/contracts/reviews';
import { decideBy } from '@/lib/domain/reviews/written';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderRow, ReviewRow } from '@/lib/server/platform/db/schema';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { dropReviewMails } from './ask';
import { refreshShown } from './refresh';
import { findReview } from './repo';
import { takeBack, writeReview } from './save';

/** A review as its author sees it. */
function ownReview(row: ReviewRow): OwnReview {
  const { state, version, stars, text, name, area, refusal, refusal_note: note, sent_at: sentAt } = row;
  return {
    state,
    version,
    stars,
    text,
    name,
    area,
    sentAt,
    dueAt: decideBy(new Date(sentAt)).toISOString(),
    refused: state === 'refused' && refusal ? { reason: refusal, note } : null,
  };
}

type Guest = { readonly reference: string; readonly token: string };

export function reviewsService(deps: Pick<Deps, 'db' | 'now'>) {
  const orderFor = async ({ reference, token }: Guest): Promise<OrderRow> => {
    const order = await authorisedOrder(deps, reference, token);
    if (!order) throw new Problem('not_found');
    return order;
  };
  const locked = async <T>(guest: Guest, work: (trx: Trx, order: OrderRow) => Promise<T>): Promise<T> => {
    const { id } = await orderFor(guest);
    return transact(deps.db, async (trx) => work(trx, await lockOrder(trx, id)));
  };
  return {
    /** Null while there is none. Throws Problem not_found, also for a wrong token. */
    own: async (guest: Guest): Promise<contract.OwnReview | null> => {
      const row = await findReview(deps.db, (await orderFor(guest)).id);
      return row && ownReview(row);
    },

    /** Throws Problem not_found, and what writeReview throws. */
    save: async ({
      reference,
      token,
      ...written
    }: RequestOf<typeof contract.saveReview>): Promise<ResponseOf<typeof contract.saveReview>> => {
      const at = deps.now();
      const row = await locked({ reference, token }, (trx, order) => writeReview(trx, order, written, at));
      return { review: ownReview(row) };
    },

    /** Throws Problem not_found, nothing_to_change. */
    withdraw: async (
      guest: RequestOf<typeof contract.withdrawReview>,
    ): Promise<ResponseOf<typeof contract.withdrawReview>> => {
      const row: ReviewRow = await locked(guest, takeBack);
      await refreshShown(deps);
      return { review: ownReview(row) };
    },

    /** Throws Problem not_found. */
    stopMails: async (
      guest: RequestOf<typeof contract.stopReviewMails>,
    ): Promise<ResponseOf<typeof contract.stopReviewMails>> => {
      await locked(guest, (trx, { id }) => dropReviewMails(trx, id));
      return { stopped: true };
    },
  };
}
