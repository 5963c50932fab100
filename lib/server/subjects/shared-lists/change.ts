import { DAY_MS } from '@/lib/domain/durations';
import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/draft-life';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Trx } from '@/lib/server/kernel/db/db';
import { transact } from '@/lib/server/kernel/db/transact';
import type { SharedListRow } from '@/lib/server/kernel/db/shared-list-rows';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { DRAFT_ANSWERS } from '@/lib/server/subjects/drafts/answers';
import { lockDraft, writeJoined } from '@/lib/server/subjects/drafts/repo';
import { sharedIn, withParts } from '@/lib/server/subjects/list-parts/joined';
import { findSharedList } from '@/lib/server/subjects/list-parts/repo';
import { keepFor, pricesToKeep } from '@/lib/server/subjects/quotes/kept-prices';
import { isOrdered, sharingFlow } from './view';

/**
 * Takes a quote for a change of its shared list, one after the other: whoever saves the quote takes its row, too. Throws
 * Problem not_found, and too_late_to_change once it is ordered.
 */
export const changeList = <T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  draftId: string,
  work: (trx: Trx, list: SharedListRow | undefined) => Promise<T>,
): Promise<T> =>
  transact(db, async (trx) => {
    const draft = await lockDraft(trx, draftId, now());
    if (!draft) throw new Problem('not_found');
    sharingFlow(draft);
    if (await isOrdered({ db: trx, now }, draft)) throw new Problem('too_late_to_change');
    return work(trx, await findSharedList(trx, draftId));
  });

/**
 * The same for a change of what is in the parts: the quote's own list follows in the same transaction, and what it costs by
 * then is kept as of every list that is saved. Throws Problem validation_failed for more than a list may hold.
 */
export async function changeParts(
  deps: Deps,
  draftId: string,
  work: (trx: Trx, list: SharedListRow) => Promise<void>,
): Promise<void> {
  const at = deps.now();
  const { flow, answers } = await changeList(deps, draftId, async (trx, list) => {
    if (!list) throw new Problem('not_found');
    await work(trx, list);
    const draft = await lockDraft(trx, draftId, at);
    if (!draft) throw new Problem('not_found');
    const before = DRAFT_ANSWERS.read(draft.answers);
    const joined = await withParts(trx, draftId, before, sharedIn(before), 'items');
    const expires_at = new Date(at.getTime() + DRAFT_LIFE_DAYS * DAY_MS).toISOString();
    await writeJoined(trx, draftId, { answers: DRAFT_ANSWERS.write(joined), updated_at: at.toISOString(), expires_at });
    return { flow: sharingFlow(draft), answers: joined };
  });
  const prices = await pricesToKeep(deps, flow, answers);
  await transact(deps.db, async (trx) => {
    if (await lockDraft(trx, draftId, at)) await keepFor(trx, draftId, prices, at);
  });
}
