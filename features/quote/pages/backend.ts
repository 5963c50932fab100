import type { CallHeaders } from '@/lib/api/client';
import { readDraft } from '@/lib/api/drafts';
import { ApiError } from '@/lib/api/errors';
import { planParking } from '@/lib/api/parking';
import { calculatePersonalizedOnce, checkPlaces } from '@/lib/api/quotes';
import type { BodyOf } from '@/lib/api/request';
import { findSlots } from '@/lib/api/slots';
import type {
  calculatePersonalized as priceContract,
  checkPlaces as placesContract,
  PlacesDto,
} from '@/lib/contracts/calculation';
import type { DraftDto } from '@/lib/contracts/checkout';
import type { QuoteDto } from '@/lib/contracts/errors';
import type { planParking as parkingContract } from '@/lib/contracts/parking';
import type { DayDto, findSlots as slotsContract } from '@/lib/contracts/slots';
import type { QuotedParking } from '@/lib/domain/order/parking';

/** The calls by which the server renders a quote page: to its own services, or to the backend of SITE.apiOrigin. */
export type QuoteBackend = {
  readonly readDraft: (draftId: string) => Promise<DraftDto | null>;
  readonly price: (answers: BodyOf<typeof priceContract>) => Promise<QuoteDto>;
  readonly places: (request: BodyOf<typeof placesContract>) => Promise<PlacesDto>;
  /** Null if no address for the van has a valid postcode, and from the day of the van on. */
  readonly parking: (request: BodyOf<typeof parkingContract>) => Promise<QuotedParking | null>;
  readonly days: (request: BodyOf<typeof slotsContract>) => Promise<readonly DayDto[]>;
};

const nullIfUnknown = (error: unknown): null => {
  if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')) return null;
  throw error;
};

/**
 * Returns the calls over HTTP to the backend of SITE.apiOrigin (API-3). Each carries `visitorHeaders`, so that the
 * backend limits each visitor and not the site as one.
 */
export const remoteBackend = (visitorHeaders: CallHeaders): QuoteBackend => ({
  readDraft: (draftId) => readDraft(draftId, visitorHeaders).catch(nullIfUnknown),
  price: (answers) => calculatePersonalizedOnce(answers, undefined, visitorHeaders),
  places: (request) => checkPlaces(request, undefined, visitorHeaders),
  parking: async (request) => (await planParking(request, undefined, visitorHeaders)).parking,
  days: async (request) => (await findSlots(request, undefined, visitorHeaders)).days,
});
