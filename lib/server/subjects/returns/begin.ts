import type { DraftDto } from '@/lib/contracts/checkout';
import { mailbox } from '@/lib/domain/account';
import { EMPTY_RETURN_ANSWERS, type ReturnAnswers, type ReturnKind } from '@/lib/domain/answers/storage-return';
import { HOUR_MS } from '@/lib/domain/durations';
import { emptiesStore } from '@/lib/domain/services/flows';
import { RETURN_PROOF_HOURS } from '@/lib/domain/storage/proof';
import { ROUTES, stepPath } from '@/lib/routes';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { giveStore } from '@/lib/server/subjects/drafts/repo';
import type { draftsService } from '@/lib/server/subjects/drafts/service';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { isStore, stockOf } from '@/lib/server/subjects/stock/stock';

export type Drafts = Pick<ReturnType<typeof draftsService>, 'save' | 'read'>;
type Begun = {
  readonly store: OrderRow | undefined;
  /** `asked`: as it was typed, everything where nothing was. */
  readonly what: ReturnKind | 'asked';
  /** What was typed before it was known whose things they are; '' for nothing. */
  readonly draftId: string;
};

export const isReturnDraft = (draft: DraftDto | null): draft is DraftDto<'storage-return'> =>
  draft !== null && emptiesStore(draft.flow);

/**
 * Begins a return for somebody who has shown to own the store: a draft with all that is known, which may be ordered for
 * RETURN_PROOF_HOURS. It is always a new one, copied from what was typed: the old one's address may be in other hands,
 * also in those of whoever asked for a link to somebody else's things. Throws Problem not_found when nothing is there.
 * Answers where the flow goes on.
 */
export async function beginReturn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  { store, draftId, ...begun }: Begun,
): Promise<string> {
  if (!isStore(store)) throw new Problem('not_found');
  const { items, isOver } = await stockOf(db, store, { now: now() });
  const typed = draftId === '' ? null : await drafts.read(draftId);
  const before = isReturnDraft(typed) ? typed.answers : ownAnswers(store);
  const what = begun.what === 'asked' ? before.returnKind || 'unit' : begun.what;
  if (isOver || (what === 'items' && items.length === 0)) throw new Problem('not_found');
  const answers = {
    ...before,
    ...NOT_AGREED,
    ...{ email: mailbox(store.email), returnKind: what },
    ...{ storageSpace: orderOf(store).storageSpace ?? '', squareFeet: store.square_feet },
    ...{ storedItems: items, furnitureItems: [] },
  };
  const step = what === 'unit' ? 'address' : 'packing';
  const draft = await drafts.save({ draftId: null, flow: 'storage-return', step, answers });
  const until = new Date(now().getTime() + RETURN_PROOF_HOURS * HOUR_MS);
  await giveStore(db, draft.draftId, store.id, until);
  return stepPath(ROUTES.returnQuote, step, draft.draftId);
}

/** What comes back may be another thing than what was asked for: it is agreed to anew. */
const NOT_AGREED = { isAgreedWithTerms: false, wantsStartWithin14Days: false, signForNews: false };

/** Who ordered, and where to. */
function ownAnswers(store: OrderRow): ReturnAnswers {
  const { details, isStudent, addresses } = orderOf(store);
  const address = addresses.storage_collection;
  return { ...EMPTY_RETURN_ANSWERS, ...details, isStudent, ...(address && { addresses: { delivery: address } }) };
}
