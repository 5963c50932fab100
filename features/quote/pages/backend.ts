import type { CallHeaders } from '@/lib/api/client';
import { readDraft } from '@/lib/api/drafts';
import { ApiError } from '@/lib/api/errors';
import { planParking } from '@/lib/api/parking';
import { calculatePersonalizedOnce, checkPlaces as askPlaces } from '@/lib/api/quotes';
import type { BodyOf } from '@/lib/api/request';
import { findSlots } from '@/lib/api/slots';
import type { calculatePersonalized, checkPlaces, PlacesDto } from '@/lib/contracts/calculation';
import type { DraftDto } from '@/lib/contracts/checkout';
import type { QuoteDto } from '@/lib/contracts/errors';
import type { planParking as parkingContract } from '@/lib/contracts/parking';
import type { DayDto, findSlots as slotsContract } from '@/lib/contracts/slots';
import type { QuotedParking } from '@/lib/domain/order/parking';

/** The calls of a page while it renders: to this app's own services, or to the backend of SITE.apiOrigin. */
export type QuoteBackend = {
  readonly readDraft: (draftId: string) => Promise<DraftDto | null>;
  readonly price: (answers: BodyOf<typeof calculatePersonalized>) => Promise<QuoteDto>;
  readonly places: (request: BodyOf<typeof checkPlaces>) => Promise<PlacesDto>;
  readonly parking: (request: BodyOf<typeof parkingContract>) => Promise<QuotedParking | null>;
  readonly days: (request: BodyOf<typeof slotsContract>) => Promise<readonly DayDto[]>;
};

const nullIfUnknown = (error: unknown): null => {
  if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')) return null;
  throw error;
};

/** Returns the backend behind HTTP (API-3). `visitor` identifies the visitor with every call. */
export const remoteBackend = (visitor: CallHeaders): QuoteBackend => ({
  readDraft: (draftId) => readDraft(draftId, visitor).catch(nullIfUnknown),
  price: (answers) => calculatePersonalizedOnce(answers, undefined, visitor),
  places: (request) => askPlaces(request, undefined, visitor),
  parking: async (request) => (await planParking(request, undefined, visitor)).parking,
  days: async (request) => (await findSlots(request, undefined, visitor)).days,
});
