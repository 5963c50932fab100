import type {
  calculate,
  calculateFixed,
  calculatePersonalized,
  checkPlaces,
  FixedPlanDto,
  listItems,
  PlacesDto,
} from '@/lib/contracts/calculation';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { planParking } from '@/lib/contracts/parking';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { EMPTY_ADDRESS, NO_MORE_COVER } from '@/lib/domain/answers/flow-answers';
import { ALL_TO_THE_NEW_HOME } from '@/lib/domain/answers/storage-split';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import type { Address } from '@/lib/domain/order-types';
import { quotedParking } from '@/lib/domain/order/parking';
import { isUnknownDistrict } from '@/lib/domain/places/distance';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { unservedText } from '@/lib/domain/places/unserved';
import type { Quote } from '@/lib/domain/pricing/quote';
import { serviceOf } from '@/lib/domain/services/all';
import { flowOf, type BookableService } from '@/lib/domain/services/flows';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { RequestOrigin } from '@/lib/server/platform/limits/client-address';
import { keptFor, readAsked, readJob } from './job';

type Asked = RequestOf<typeof planParking>;
type Door = NonNullable<Asked['addresses']['collection']>;

/** Unanswered parking counts as none. Floors and lifts do not matter for parking. */
const addressOf = ({ postcode, parking }: Door): Address => ({
  postcode,
  parking: parking ?? false,
  floor: 0,
  elevator: false,
});

function parkingOf({ date, addresses }: Asked, now: Date): ResponseOf<typeof planParking> {
  const { collection, delivery, storage_collection, additional_collection, additional_delivery } = addresses;
  const asked = {
    ...(collection && { collection: addressOf(collection) }),
    ...(delivery && { delivery: addressOf(delivery) }),
    ...(storage_collection && { storage_collection: addressOf(storage_collection) }),
    additional_collection: additional_collection?.map(addressOf) ?? [],
    additional_delivery: additional_delivery?.map(addressOf) ?? [],
  };
  return { parking: quotedParking(asked, date, now) };
}

/** Returns why postcodes are not served, in sentences. A postcode that cannot be parsed yet has none. */
async function placesOf(deps: Deps, service: BookableService, postcodes: readonly string[]): Promise<PlacesDto> {
  const unserved = await Promise.all(postcodes.map((postcode) => unservedAt(deps, postcode)));
  const isServed = unserved.every((text) => text === null);
  return { unserved, byRequest: isServed ? serviceOf(flowOf(service)).whyByRequest(postcodes) : null };
}

async function unservedAt({ distances }: Deps, text: string): Promise<string | null> {
  const place = parsePostcode(text);
  if (!place) return null;
  try {
    await distances.tripMiles([place.outcode]);
    return null;
  } catch (error) {
    if (!isUnknownDistrict(error)) throw error;
    return unservedText(place.outcode);
  }
}

/** Returns all plans of a service for the same answers. Throws Problem as readJob does. */
async function pricePlans(
  deps: Deps,
  asked: RequestOf<typeof calculateFixed>,
  from?: RequestOrigin,
): Promise<readonly FixedPlanDto[]> {
  const service = serviceOf(flowOf(asked.service ?? 'MOVING'));
  const plans = service.plans({ promo: '', ...asked });
  return Promise.all(
    plans.map(async ({ space, request }) => {
      const job = await readJob(deps, service, request, { promo: 'strict', from });
      return { space, quote: toQuoteDto(job.priceOn(job.day)) };
    }),
  );
}

/** Renames the fields of a Problem to those of the instant price, which has postcodes instead of addresses. */
function withFieldsOfCalculate(error: unknown): never {
  if (!(error instanceof Problem) || !error.details.fields) throw error;
  const fields = Object.entries(error.details.fields).map(([path, message]) => [
    path.replace(/^addresses\.(collection|delivery)\.postcode$/, '$1Postcode'),
    message,
  ]);
  throw new Problem(error.code, { fields: Object.fromEntries(fields) as Record<string, string> });
}

export function quotesService(deps: Deps) {
  const price = async (answers: RequestOf<typeof calculatePersonalized>, from?: RequestOrigin): Promise<Quote> => {
    const kept = await keptFor(deps.db, answers.draftId, deps.now());
    const job = await readAsked(deps, answers, {
      promo: 'strict',
      from,
      kept,
      draftId: answers.draftId,
    });
    return { ...job.priceOn(job.day), ...(kept.length > 0 && { kept }) };
  };

  return {
    items: (): Promise<ResponseOf<typeof listItems>> => Promise.resolve({ items: FURNITURE }),

    calculate: async (request: RequestOf<typeof calculate>): Promise<ResponseOf<typeof calculate>> => {
      const { movingSpace, collectionPostcode, deliveryPostcode } = request;
      const addresses = {
        collection: { ...EMPTY_ADDRESS, postcode: collectionPostcode },
        delivery: { ...EMPTY_ADDRESS, postcode: deliveryPostcode },
        additional_collection: [],
        additional_delivery: [],
      };
      const nothing = { addOns: [], isStudent: false, furnitureItems: [], promo: '', dates: { movingDate: '' } };
      const all = { cover: { step: NO_MORE_COVER.step, worth: [] }, split: { ...ALL_TO_THE_NEW_HOME, lines: [] } };
      const asked = { ...nothing, ...all, movingSpace, addresses };
      const job = await readAsked(deps, asked, { promo: 'strict' }).catch(withFieldsOfCalculate);
      return toQuoteDto(job.priceOn(''));
    },

    places: ({ service, postcodes }: RequestOf<typeof checkPlaces>): Promise<ResponseOf<typeof checkPlaces>> =>
      placesOf(deps, service, postcodes),

    parking: (asked: RequestOf<typeof planParking>): Promise<ResponseOf<typeof planParking>> =>
      Promise.resolve(parkingOf(asked, deps.now())),

    personalized: async (
      answers: RequestOf<typeof calculatePersonalized>,
      from?: RequestOrigin,
    ): Promise<ResponseOf<typeof calculatePersonalized>> => toQuoteDto(await price(answers, from)),

    fixed: async (
      request: RequestOf<typeof calculateFixed>,
      from?: RequestOrigin,
    ): Promise<ResponseOf<typeof calculateFixed>> => ({ plans: await pricePlans(deps, request, from) }),
  };
}
