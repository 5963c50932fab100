import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { topUpFromOrder } from '@/lib/contracts/storage-additions';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import type { Drafts } from '@/lib/server/modules/returns/begin';
import { beginStorageAddition } from './begin';

export function storageAdditionsService(deps: Deps, drafts: Drafts) {
  return {
    /** Throws Problem not_found, also for a wrong key. */
    fromOrder: async ({
      reference,
      token,
    }: RequestOf<typeof topUpFromOrder>): Promise<ResponseOf<typeof topUpFromOrder>> => {
      const rental = (await authorisedOrder(deps, reference, token)) ?? undefined;
      return { path: await beginStorageAddition(deps, drafts, rental, null) };
    },
  };
}
