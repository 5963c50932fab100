import type { RequestOf } from '@/lib/contracts/endpoint';
import type { StoragePaymentsView } from '@/lib/contracts/storage-payments-view';
import type { UnitTransferView } from '@/lib/contracts/unit-transfers';
import type * as contract from '@/lib/contracts/unit-transfers';
import type { ChosenUnit } from '@/lib/domain/packing/unit-holds';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { recheckPayments } from '@/lib/server/modules/payments/recheck';
import { cardLink, openChargesLink } from '@/lib/server/modules/payments/storage-links';
import { withPayments } from '@/lib/server/modules/payments/wire';
import { recheckCardPages } from '@/lib/server/modules/rentals/cards';
import { findContract } from '@/lib/server/modules/rentals/contracts-repo';
import { priceIfAny, viewUnits } from '@/lib/server/modules/rentals/unit-offers';
import { agreeMove, callMoveOff } from '@/lib/server/modules/rentals/unit-transfers';
import { viewStoragePayments } from '@/lib/server/modules/rentals/view';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { report } from '@/lib/server/platform/observability/report';
import { collectCharges } from './bill';

export type Guest = { readonly reference: string; readonly token: string };

/** Shows the payments of a rental to its customer and takes them. */
export function storagePaymentsService(deps: Deps) {
  const rentalOf = async ({ reference, token }: Guest): Promise<OrderRow | null> => {
    const rental = await authorisedOrder(deps, reference, token);
    return rental && (await findContract(deps.db, rental.id)) ? rental : null;
  };

  /** Throws Problem not_found, also for a wrong token. */
  const requireRental = async (guest: Guest): Promise<OrderRow> => {
    const rental = await rentalOf(guest);
    if (!rental) throw new Problem('not_found');
    return rental;
  };

  return {
    /** Returns null as `rentalOf` does. `isBack`: the customer returns from the provider, which is asked first. */
    view: async (
      guest: Guest,
      { isBack, endOn }: { readonly isBack: boolean; readonly endOn: string },
    ): Promise<StoragePaymentsView | null> => {
      const rental = await rentalOf(guest);
      if (!rental) return null;
      const payments = withPayments(deps);
      if (isBack) {
        await recheckPayments(payments, rental.id);
        const onFailure = (error: unknown) => report(error, { where: 'recheckCardPages' });
        await recheckCardPages(payments, rental.id).catch(onFailure);
        await collectCharges(payments, rental.id);
      }
      return viewStoragePayments(payments, rental, endOn);
    },

    /** Returns the link to pay what is due. Throws Problem not_found, order_not_payable, unavailable. */
    payLink: async (guest: Guest): Promise<string> => {
      const rental = await requireRental(guest);
      return openChargesLink(withPayments(deps), { rental, token: guest.token });
    },

    /** Returns the units to move to; null as for `view`. */
    units: async (guest: Guest, asked: ChosenUnit | null): Promise<UnitTransferView | null> => {
      const rental = await rentalOf(guest);
      const rented = rental && (await findContract(deps.db, rental.id));
      return rented ? viewUnits(deps, rental, rented, asked && priceIfAny(rented, asked) && asked) : null;
    },

    /** Agrees a move to another unit. Throws Problem not_found, and as agreeMove does. */
    moveUnit: async (asked: RequestOf<typeof contract.moveUnit>) => {
      await agreeMove(deps, await requireRental(asked), asked);
      return { agreed: true };
    },

    /** Cancels an agreed move. Throws Problem not_found, nothing_to_change. */
    callOffUnitMove: async (asked: RequestOf<typeof contract.callOffUnitMove>) => {
      await callMoveOff(deps, await requireRental(asked));
      return { calledOff: true };
    },

    /** Returns the link to give another card. Throws Problem not_found, unavailable. */
    cardLink: async (guest: Guest): Promise<string> => {
      const rental = await requireRental(guest);
      return cardLink(withPayments(deps), { rental, token: guest.token });
    },
  };
}
