import { EMPTY_RETURN_ANSWERS, type ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { wrongField } from '@/lib/server/platform/base/problem';
import type { Db } from '@/lib/server/platform/db/db';
import type { RentalDelegateRow } from '@/lib/server/platform/db/schema';
import { ordersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { DELEGATE_MESSAGES } from '@/lib/validation/delegate-messages';

/**
 * Returns the answers that a delegate's return starts with: the contact details of the delegate's own last order,
 * nothing of the owner's, and no address.
 */
export async function delegatesAnswers(db: Db, { email }: RentalDelegateRow): Promise<ReturnAnswers> {
  const [last] = await ordersOf(db, email);
  if (!last) return { ...EMPTY_RETURN_ANSWERS, email };
  const { details, isStudent } = orderOf(last);
  return { ...EMPTY_RETURN_ANSWERS, ...details, email, isStudent };
}

/**
 * Throws Problem validation_failed unless a delegate's return leaves something: ending the storage is up to the owner.
 * @param path the prefix of fields in the request: "answers." or ''
 */
export function onlyThings(what: string, leavesSome: boolean, path: string): void {
  if (what === 'unit') throw wrongField(`${path}returnKind`, DELEGATE_MESSAGES.ownerEndsStorage);
  if (!leavesSome) throw wrongField(`${path}furnitureItems`, DELEGATE_MESSAGES.somethingStays);
}
