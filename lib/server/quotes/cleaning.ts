import type { PriceRequestOf } from '@/lib/contracts/price-requests';
import { CLEANING_ADD_ONS } from '@/lib/domain/vocabulary';
import { priceCleaning } from '@/lib/domain/pricing/cleaning';
import { cleaningNeeds, mayFollow } from '@/lib/domain/slots/needs';
import { SITE } from '@/lib/site';
import type { Deps } from '../deps';
import type { Job } from './job';
import { milesAlong, priceOrRefuse, readPromo, refuseOutside, type Reading } from './read-parts';

const FIELDS = { dateField: 'dates.cleaningDate', spaceField: 'cleaningSpace' } as const;

/** A clean on its own. Throws Problem as readJob says. */
export async function readCleaning(deps: Deps, answers: PriceRequestOf<'CLEANING'>, reading: Reading): Promise<Job> {
  const { addOns, addresses, moveSlot } = answers;
  const home = { field: 'addresses.cleaning.postcode', text: addresses.cleaning.postcode };
  const [promo] = await Promise.all([
    readPromo(deps, answers.promo, reading),
    // The way costs nothing, but a district that we do not know is one where nobody of ours can clean.
    milesAlong(deps, [home], reading.path ?? ''),
  ]);
  refuseOutside('CLEANING', [home], reading);
  const cleaning = { ...answers, promo, addOnVariant: SITE.addOnVariant };
  const job: Job = {
    services: ['CLEANING', ...CLEANING_ADD_ONS.filter((addOn) => addOns.includes(addOn))],
    furnitureItems: [],
    promo,
    priceOn: (cleaningDate) => priceOrRefuse(() => priceCleaning({ ...cleaning, cleaningDate }), cleaningDate, FIELDS),
    needsOn: cleaningNeeds,
    isOffered: (slot) => mayFollow(slot, moveSlot),
  };
  job.priceOn('');
  return job;
}
