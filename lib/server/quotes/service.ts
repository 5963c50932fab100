import type { calculate, calculateFixed, calculatePersonalized, listItems } from '@/lib/contracts/calculation';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { EMPTY_ADDRESS } from '@/lib/domain/order/moving-answers';
import { FIXED_MOVING_PLANS } from '@/lib/domain/order/types';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { Deps } from '../deps';
import { Problem } from '../http/problem';
import { priceOn, readMove } from './move';

/** The instant price has no address form: its two postcodes have names of their own. */
function withFieldsOfCalculate(error: unknown): never {
  if (!(error instanceof Problem) || !error.details.fields) throw error;
  const fields = Object.entries(error.details.fields).map(([path, message]) => [
    path.replace(/^addresses\.(collection|delivery)\.postcode$/, '$1Postcode'),
    message,
  ]);
  throw new Problem(error.code, { fields: Object.fromEntries(fields) as Record<string, string> });
}

export function quotesService(deps: Deps) {
  /** The same price as on the wire, in pence, for pages. */
  const priceMoving = async (answers: RequestOf<typeof calculatePersonalized>): Promise<Quote> =>
    priceOn(await readMove(deps, answers, { promo: 'strict' }), answers.dates.movingDate);

  return {
    priceMoving,

    items: (): Promise<ResponseOf<typeof listItems>> => Promise.resolve({ items: FURNITURE }),

    calculate: async (request: RequestOf<typeof calculate>): Promise<ResponseOf<typeof calculate>> => {
      const { movingSpace, collectionPostcode, deliveryPostcode } = request;
      const addresses = {
        collection: { ...EMPTY_ADDRESS, postcode: collectionPostcode },
        delivery: { ...EMPTY_ADDRESS, postcode: deliveryPostcode },
        additional_collection: [],
        additional_delivery: [],
      };
      const answers = { movingSpace, addOns: [], isStudent: false, addresses, furnitureItems: [], promo: '' };
      const move = await readMove(deps, answers, { promo: 'strict' }).catch(withFieldsOfCalculate);
      return toQuoteDto(priceOn(move, ''));
    },

    personalized: async (
      answers: RequestOf<typeof calculatePersonalized>,
    ): Promise<ResponseOf<typeof calculatePersonalized>> => toQuoteDto(await priceMoving(answers)),

    fixed: async (answers: RequestOf<typeof calculateFixed>): Promise<ResponseOf<typeof calculateFixed>> => {
      const whole = { ...answers, furnitureItems: [], promo: '' };
      const plans = FIXED_MOVING_PLANS.map(async (movingSpace) => {
        const move = await readMove(deps, { ...whole, movingSpace }, { promo: 'strict' });
        return { movingSpace, quote: toQuoteDto(priceOn(move, answers.dates.movingDate)) };
      });
      return { plans: await Promise.all(plans) };
    },
  };
}
