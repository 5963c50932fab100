import type { FixedPlanDto, calculateFixed } from '@/lib/contracts/calculation';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { CLEANING_SPACES, FIXED_MOVING_PLANS } from '@/lib/domain/vocabulary';
import type { Deps } from '../deps';
import type { From } from '../http/client-address';
import { chosenDay } from './chosen-day';
import { readJob, type JobAnswers } from './job';

type Plan = { readonly space: FixedPlanDto['space']; readonly answers: JobAnswers };

/** All plans of a service with the same answers beside, each with its whole price. Throws Problem as readJob does. */
export async function pricePlans(
  deps: Deps,
  request: RequestOf<typeof calculateFixed>,
  from?: From,
): Promise<readonly FixedPlanDto[]> {
  return Promise.all(
    plansOf(request).map(async ({ space, answers }) => {
      const job = await readJob(deps, answers, { promo: 'strict', from });
      return { space, quote: toQuoteDto(job.priceOn(chosenDay(answers.dates))) };
    }),
  );
}

function plansOf(request: RequestOf<typeof calculateFixed>): readonly Plan[] {
  const units = STORAGE_UNITS.map(({ space }) => space);
  switch (request.service) {
    case 'STORAGE_COLLECTION':
      return units.map((space) => ({ space, answers: { ...request, storageSpace: space, squareFeet: null } }));
    case 'STORAGE_RETURN':
      return units.map((space) => {
        const whole = { returnKind: 'unit', storageSpace: space, squareFeet: null } as const;
        return { space, answers: { ...request, ...whole, storedItems: [], furnitureItems: [] } };
      });
    case 'CLEANING':
      return CLEANING_SPACES.filter((space) => space !== 'custom').map((space) => ({
        space,
        answers: { ...request, cleaningSpace: space },
      }));
    default:
      return FIXED_MOVING_PLANS.map((space) => ({
        space,
        answers: { ...request, movingSpace: space, furnitureItems: [], promo: '' },
      }));
  }
}
