import { EMPTY_RETURN_ANSWERS, type ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { wrongField } from '@/lib/server/kernel/base/problem';
import type { Db } from '@/lib/server/kernel/db/db';
import type { StoreHelperRow } from '@/lib/server/kernel/db/schema';
import { ordersOf } from '@/lib/server/subjects/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { HELPER_MESSAGES } from '@/lib/validation/helper-messages';

/**
 * What a return that is begun in the owner's stead knows of who begins it: how to reach them, as in their own last order,
 * and nothing of the owner's. Where to is asked.
 */
export async function helpersAnswers(db: Db, { email }: StoreHelperRow): Promise<ReturnAnswers> {
  const [last] = await ordersOf(db, email);
  if (!last) return { ...EMPTY_RETURN_ANSWERS, email };
  const { details, isStudent } = orderOf(last);
  return { ...EMPTY_RETURN_ANSWERS, ...details, email, isStudent };
}

/**
 * In the owner's stead things are ordered, never the end of the storage, which everything coming back is.
 * @param path of the fields in the request: "answers." or ''
 * Throws Problem validation_failed.
 */
export function onlyThings(what: string, leavesSome: boolean, path: string): void {
  if (what === 'unit') throw wrongField(`${path}returnKind`, HELPER_MESSAGES.ownerEndsStorage);
  if (!leavesSome) throw wrongField(`${path}furnitureItems`, HELPER_MESSAGES.somethingStays);
}
