import type { CreateOrderRequest } from '@/lib/contracts/checkout';
import type { DraftRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { DRAFT_ANSWERS } from '@/lib/server/modules/drafts/answers';
import { findDraft } from '@/lib/server/modules/drafts/repo';
import { sharedListIn } from '@/lib/server/modules/list-contributions/joined';

/** Tells the state of a list that others fill from every other; null for a draft that nobody shares. */
export function markOfList({ answers }: Pick<DraftRow, 'answers'>): string | null {
  const list = sharedListIn(DRAFT_ANSWERS.read(answers));
  return list && JSON.stringify(list);
}

/**
 * A request with the list that others have filled by now: what is ordered is what all have, whenever the page was loaded
 * from which it is ordered. `shared` is what the list must still be when the order is written.
 */
export async function withSharedList(
  { db }: Pick<Deps, 'db'>,
  request: CreateOrderRequest,
): Promise<{ readonly request: CreateOrderRequest; readonly shared: string | null }> {
  const draft = request.draftId === null ? undefined : await findDraft(db, request.draftId);
  const list = draft && draft.flow === request.flow ? sharedListIn(DRAFT_ANSWERS.read(draft.answers)) : null;
  if (!draft || !list) return { request, shared: draft ? markOfList(draft) : null };
  // The draft's flow has a list: so has the request, which is of the same flow.
  const answers = { ...request.answers, furnitureItems: list };
  return { request: { ...request, answers } as CreateOrderRequest, shared: markOfList(draft) };
}
