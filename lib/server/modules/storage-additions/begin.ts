import { mailbox } from '@/lib/domain/account';
import { homeOfStored } from '@/lib/domain/answers/ordered-storage-split';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/storage';
import { HOUR_MS } from '@/lib/domain/durations';
import { londonDate } from '@/lib/domain/london-time';
import { RETURN_PROOF_HOURS } from '@/lib/domain/storage/delegates';
import { ROUTES, stepPath } from '@/lib/routes';
import { assignRental } from '@/lib/server/modules/drafts/repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findContract } from '@/lib/server/modules/rentals/contracts-repo';
import { staysBecause } from '@/lib/server/modules/rentals/unit-offers';
import type { Drafts } from '@/lib/server/modules/returns/begin';
import { isRental } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';

/**
 * Returns whether more can be added to a unit: it is collected, its size is known, nothing is owed and no end is
 * booked. Not for a rental that the office bills.
 */
export async function takesMore(db: Db, { id, square_feet }: OrderRow, now: Date): Promise<boolean> {
  const contract = await findContract(db, id);
  if (!contract || contract.started_on >= londonDate(now)) return false;
  if (contract.space === 'custom' && square_feet === null) return false;
  return (await staysBecause(db, contract, now)) === null;
}

const FIRST_STEP = 'packing';

/**
 * Begins an addition for a proven owner as a draft, which may be ordered for RETURN_PROOF_HOURS, and returns its path.
 * Throws Problem not_found for an order that is no rental, change_not_offered where nothing can be added.
 * @param owner the proven mailbox whose account lists the draft; null where only the order's key was given
 */
export async function beginStorageAddition(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  rental: OrderRow | undefined,
  owner: string | null,
): Promise<string> {
  if (!isRental(rental)) throw new Problem('not_found');
  if (!(await takesMore(db, rental, now()))) throw new Problem('change_not_offered');
  const order = orderOf(rental);
  const { details, isStudent, storageSpace, storageTerm } = order;
  const address = homeOfStored(order);
  const answers = {
    ...EMPTY_STORAGE_ANSWERS,
    ...details,
    email: mailbox(details.email),
    isStudent,
    isTopUp: true,
    storageSpace: storageSpace ?? '',
    storageTerm: storageTerm ?? '',
    squareFeet: rental.square_feet,
    ...(address && { addresses: { storage_collection: address } }),
  } as const;
  const { draftId } = await drafts.save({ draftId: null, flow: 'storage', step: FIRST_STEP, answers }, owner);
  const until = new Date(now().getTime() + RETURN_PROOF_HOURS * HOUR_MS);
  await assignRental(db, draftId, { storeOrderId: rental.id, helperId: null, until });
  return stepPath(ROUTES.storageQuote, FIRST_STEP, draftId);
}
