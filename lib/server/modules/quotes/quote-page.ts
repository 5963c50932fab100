import type { IncomingMessage } from 'node:http';
import { calculatePersonalized, checkPlaces, type PlacesDto } from '@/lib/contracts/calculation';
import type { DraftDto } from '@/lib/contracts/checkout';
import type { QuoteDto } from '@/lib/contracts/errors';
import { planParking } from '@/lib/contracts/parking';
import { findSlots, type DayDto } from '@/lib/contracts/slots';
import type { QuotedParking } from '@/lib/domain/order/parking';
import { getServices } from '@/lib/server/container';
import { heldOrderOf } from '@/lib/server/modules/orders/standing';
import { recheckPayments } from '@/lib/server/modules/payments/recheck';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { isOperator } from '@/lib/server/modules/sessions/operator';
import { markPublicResponse } from '@/lib/server/platform/http/page-response';
import { visitorHeaders } from '@/lib/server/platform/http/gateway';
import { clientAddress, type AddressedRequest } from '@/lib/server/platform/limits/client-address';
import { validate } from '@/lib/server/platform/validate/validate';
import { SITE } from '@/lib/site';
import type { StorageSpace } from '@/lib/domain/order-types';
import { fullSizes } from '@/lib/server/modules/units/overview';

/** Calls the services without HTTP. With SITE.apiOrigin set, features/quote/pages/backend.ts calls that backend. */
export function quoteBackend(request: AddressedRequest) {
  const { deps, drafts, quotes, slots } = getServices();
  const from = { address: clientAddress(request, deps.config) };
  return {
    // A visitor back from the payment page may have paid before the provider's notification arrives.
    readDraft: async (draftId: string): Promise<DraftDto | null> => {
      const draft = await drafts.read(draftId);
      const held = draft?.order?.heldUntil ? await heldOrderOf(deps.db, draftId, deps.now()) : null;
      if (!held) return draft;
      await recheckPayments(withPayments(deps), held.id);
      return drafts.read(draftId);
    },
    price: async (answers: object): Promise<QuoteDto> =>
      quotes.personalized(await validate(calculatePersonalized.request, answers), from),
    places: async (asked: object): Promise<PlacesDto> => quotes.places(await validate(checkPlaces.request, asked)),
    parking: async (asked: object): Promise<QuotedParking | null> =>
      (await quotes.parking(await validate(planParking.request, asked))).parking,
    days: async (asked: object): Promise<readonly DayDto[]> =>
      (await slots.find(await validate(findSlots.request, asked), from)).days,
  };
}

/** The functions that pages of the flows pass to features/quote/pages/props.ts. */
export const quoteServer = {
  own: quoteBackend,
  visitor: visitorHeaders,
  sameForAll: markPublicResponse,
  isForCustomer,
};

/** Returns whether an operator requests a quote that was begun at the desk for a customer on the telephone. */
export async function isForCustomer(
  request: Pick<IncomingMessage, 'headers'>,
  draftId: string | null,
): Promise<boolean> {
  if (SITE.apiOrigin !== '' || draftId === null) return false;
  const { deps, drafts, sessions } = getServices();
  if (!(await drafts.isForCustomer(draftId))) return false;
  const user = await sessions.userOf(request);
  return user !== null && isOperator(deps, user);
}

/** A quote's own unpaid order does not fill a size. Another backend refuses the order itself. */
export async function fullUnits(quote: string | readonly string[] | undefined): Promise<readonly StorageSpace[]> {
  if (SITE.apiOrigin) return [];
  const { db, now, config } = getServices().deps;
  return fullSizes(db, now(), config, typeof quote === 'string' ? quote : null);
}
