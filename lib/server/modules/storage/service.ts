import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import type {
  calculateStorageSize,
  calculateToUnknownStorage,
  ClientStorageDto,
  listClientStorage,
} from '@/lib/contracts/storage';
import { londonDate } from '@/lib/domain/london-time';
import type { StoredSpace } from '@/lib/domain/storage/spaces';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { RequestOrigin } from '@/lib/server/platform/limits/client-address';
import { clientSpaces, type BookedCollection } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { readAsked } from '@/lib/server/modules/quotes/job';
import { catalogueItems } from '@/lib/server/modules/quotes/read-parts';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { MESSAGES } from '@/lib/validation/messages';
import { chosenFitOf, storageSizeOf } from './size';

export function storageService(deps: Deps) {
  return {
    /** Throws Problem validation_failed for an item that is not in our catalogue. */
    size: async (request: RequestOf<typeof calculateStorageSize>): Promise<ResponseOf<typeof calculateStorageSize>> => {
      const { storageSpace, squareFeet } = request;
      const items = catalogueItems(request.furnitureItems, '');
      const [size, chosen] = await Promise.all([
        storageSizeOf(items),
        storageSpace ? chosenFitOf({ storageSpace, squareFeet }, items) : null,
      ]);
      return { ...size, chosen };
    },

    /** Throws Problem by_request when no unit holds the list, and those of readJob. */
    unknown: async (
      answers: RequestOf<typeof calculateToUnknownStorage>,
      from?: RequestOrigin,
    ): Promise<ResponseOf<typeof calculateToUnknownStorage>> => {
      const size = await storageSizeOf(catalogueItems(answers.furnitureItems, ''));
      const { storageSpace } = size;
      if (storageSpace === null) throw new Problem('by_request', { fields: { furnitureItems: MESSAGES.byRequest } });
      const chosen = { ...answers, service: 'STORAGE_COLLECTION', storageSpace, squareFeet: null } as const;
      const job = await readAsked(deps, chosen, { promo: 'strict', from });
      return { size, quote: toQuoteDto(job.priceOn(job.day)) };
    },

    /** Throws Problem not_found for any other id, whether or not there is such a client. */
    ofClient: async (
      { id, only_active_spaces: onlyActive }: RequestOf<typeof listClientStorage>,
      user: SessionUser,
    ): Promise<ResponseOf<typeof listClientStorage>> => {
      if (id !== user.id) throw new Problem('not_found');
      const spaces = clientSpaces(await storageOrdersOf(deps.db, user.email), londonDate(deps.now())).map(toSpace);
      return { spaces: onlyActive ? spaces.filter(({ isActive }) => isActive) : spaces };
    },
  };
}

function toSpace({ collection, phase }: StoredSpace<BookedCollection>): ClientStorageDto {
  const { row, storageSpace, storageTerm, since } = collection;
  const { id: orderId, reference } = row;
  return { orderId, reference, storageSpace, storageTerm, since, isActive: phase !== 'returned' };
}
