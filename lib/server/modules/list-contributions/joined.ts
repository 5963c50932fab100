import { joinItems, ownItems, readCounts, sumCounts, type SharedCounts } from '@/lib/domain/catalogue/shared-items';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { wrongField } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import { LIMITS } from '@/lib/validation/limits';
import { MESSAGES } from '@/lib/validation/messages';
import { partItems } from './repo';

type Answers = Readonly<Record<string, unknown>>;

/**
 * Where the answers of a draft say what of its list others have put in. Whoever reads the draft gets it beside the list and
 * sends it back with it, as it does every answer: it says how the list stood that was sent.
 */
const SHARED = 'sharedItems';

export const sharedIn = (answers: object): SharedCounts => readCounts((answers as Answers)[SHARED]);
const listIn = (answers: object) => ((answers as Answers).furnitureItems ?? []) as readonly FurnitureItem[];

const isShared = (counts: SharedCounts): boolean => Object.keys(counts).length > 0;

/** Beside the answers of a draft, for whoever reads it; nothing where nobody has put anything in. */
export function sharedBeside(answers: object): { readonly [SHARED]?: SharedCounts } {
  const shared = sharedIn(answers);
  return isShared(shared) ? { [SHARED]: shared } : {};
}

/** The list of a draft that others have filled; null for every other draft. */
export const sharedListIn = (answers: object): readonly FurnitureItem[] | null =>
  isShared(sharedIn(answers)) ? listIn(answers) : null;

/**
 * Answers with what the parts have now instead of what they had when the list was read (`before`). Call it with the draft's
 * row taken, and write what it answers there: so nothing is lost, however many write at once. Throws Problem
 * validation_failed of `field` for more than a list may hold.
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
