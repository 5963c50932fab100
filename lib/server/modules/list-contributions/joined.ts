import { joinItems, ownItems, readCounts, sumCounts, type SharedCounts } from '@/lib/domain/catalogue/shared-items';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { wrongField } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/schema';
import { LIMITS } from '@/lib/validation/limits';
import { MESSAGES } from '@/lib/validation/messages';
import { partItems } from './repo';

type Answers = Readonly<Record<string, unknown>>;

/**
 * The field of the answers with the items that others have added. It is sent back with the list, and says which state
 * of the list was sent.
 */
const SHARED = 'sharedItems';

export const sharedIn = (answers: object): SharedCounts => readCounts((answers as Answers)[SHARED]);
const listIn = (answers: object) => ((answers as Answers).furnitureItems ?? []) as readonly FurnitureItem[];

const isShared = (counts: SharedCounts): boolean => Object.keys(counts).length > 0;

/** Returns the field for whoever reads the draft. */
export function sharedBeside(answers: object): { readonly [SHARED]?: SharedCounts } {
  const shared = sharedIn(answers);
  return isShared(shared) ? { [SHARED]: shared } : {};
}

/** Returns the list that others have filled; null for every other draft. */
export const sharedListIn = (answers: object): readonly FurnitureItem[] | null =>
  isShared(sharedIn(answers)) ? listIn(answers) : null;

/**
 * Replaces the items of the parts as they were read (`before`) by the current ones. The draft's row must be locked.
 * Throws Problem validation_failed of `field` for more than a list may hold.
 */
export async function withParts<A extends object>(
  trx: Trx,
  draftId: string,
  answers: A,
  before: SharedCounts,
  field: string,
): Promise<A> {
  const now = sumCounts(await partItems(trx, draftId));
  const { [SHARED]: _then, ...rest } = answers as Answers;
  if (!isShared(before) && !isShared(now)) return rest as A;
  const furnitureItems = joinItems(ownItems(listIn(answers), before), now);
  const isTooMuch = furnitureItems.some(({ quantity }) => quantity > LIMITS.quantity);
  if (isTooMuch || furnitureItems.length > LIMITS.itemLines) throw wrongField(field, MESSAGES.tooMuch);
  return { ...rest, furnitureItems, ...(isShared(now) && { [SHARED]: now }) } as unknown as A;
}
