import type { DraftDto } from '@/lib/contracts/checkout';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { forgetQuote } from '@/lib/contracts/saved-quotes';
import { Problem } from '@/lib/server/kernel/base/problem';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { deleteSavedBy } from '@/lib/server/subjects/drafts/owner-repo';
import type { draftsService } from '@/lib/server/subjects/drafts/service';
import { deleteLeadsOfDraft } from '@/lib/server/subjects/leads/repo';
import type { SessionUser } from '@/lib/server/subjects/sessions/sessions';

type Drafts = Pick<ReturnType<typeof draftsService>, 'savedBy'>;

/** What a client has begun and not ordered: of their own account, and of nobody else's. */
export function savedQuotes({ db, now }: Pick<Deps, 'db' | 'now'>, drafts: Drafts) {
  return {
    /** The newest first, at most `most`. */
    list: ({ email }: SessionUser, most: number): Promise<readonly DraftDto[]> => drafts.savedBy(email, most),

    /**
     * Deletes a quote with the contact details that were left with it, at once. Throws Problem not_found, the same for
     * somebody else's, one that is ordered, and none.
     */
    forget: async (
      { draftId }: RequestOf<typeof forgetQuote>,
      { email }: SessionUser,
    ): Promise<ResponseOf<typeof forgetQuote>> => {
      await transact(db, async (trx) => {
        if (!(await deleteSavedBy(trx, email, draftId, now()))) throw new Problem('not_found');
        await deleteLeadsOfDraft(trx, draftId);
      });
      return { forgotten: true };
    },
  };
}
