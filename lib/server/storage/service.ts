import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import type {
  calculateStorageSize,
  calculateToUnknownStorage,
  ClientStorageDto,
  listClientStorage,
} from '@/lib/contracts/storage';
import { MESSAGES } from '@/lib/validation/messages';
import type { SessionUser } from '../accounts/sessions';
import type { OrderRow } from '../db/schema';
import type { Deps } from '../deps';
import { Problem } from '../http/problem';
import { orderOf } from '../orders/documents';
import { chosenDay } from '../quotes/chosen-day';
import { catalogueItems } from '../quotes/read-parts';
import { readStorage } from '../quotes/storage';
import { storageOrdersOf } from './repo';
import { storageSizeOf } from './size';

export function storageService(deps: Deps) {
  return {
    /** Throws Problem validation_failed for an item that is not in our catalogue. */
    size: ({
      furnitureItems,
    }: RequestOf<typeof calculateStorageSize>): Promise<ResponseOf<typeof calculateStorageSize>> =>
      Promise.resolve().then(() => storageSizeOf(catalogueItems(furnitureItems, ''))),

    /** Throws Problem by_request when no unit holds the list, and those of readJob. */
    unknown: async (
      answers: RequestOf<typeof calculateToUnknownStorage>,
    ): Promise<ResponseOf<typeof calculateToUnknownStorage>> => {
      const size = storageSizeOf(catalogueItems(answers.furnitureItems, ''));
      const { storageSpace } = size;
      if (storageSpace === null) throw new Problem('by_request', { fields: { furnitureItems: MESSAGES.byRequest } });
      const chosen = { ...answers, service: 'STORAGE_COLLECTION', storageSpace, squareFeet: null } as const;
      const job = await readStorage(deps, chosen, { promo: 'strict' });
      return { size, quote: toQuoteDto(job.priceOn(chosenDay(answers.dates))) };
    },

    /** Throws Problem not_found for any id but the session's own, without saying whether there is such a client. */
    ofClient: async (
      { id, only_active_spaces: onlyActive }: RequestOf<typeof listClientStorage>,
      user: SessionUser,
    ): Promise<ResponseOf<typeof listClientStorage>> => {
      if (id !== user.id) throw new Problem('not_found');
      const spaces = (await storageOrdersOf(deps.db, user.email)).flatMap(toSpace);
      return { spaces: onlyActive ? spaces.filter(({ isActive }) => isActive) : spaces };
    },
  };
}

function toSpace(row: OrderRow): readonly ClientStorageDto[] {
  const { storageSpace, storageTerm, dates } = orderOf(row);
  const since = dates.storageCollectionDate;
  if (storageSpace === null || storageTerm === null || since === undefined) return [];
  const { id: orderId, reference, state } = row;
  return [{ orderId, reference, storageSpace, storageTerm, since, isActive: state !== 'completed' }];
}
