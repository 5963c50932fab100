import type { PriceRequestOf } from '@/lib/contracts/price-requests';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { RETURN_ADD_ONS } from '@/lib/domain/vocabulary';
import { STORAGE_DISTRICT } from '@/lib/domain/prices/assumptions';
import { priceReturn, returnedItems } from '@/lib/domain/pricing/storage-return';
import { storageNeeds } from '@/lib/domain/slots/needs';
import { SITE } from '@/lib/site';
import type { Deps } from '../deps';
import type { Job } from './job';
import { catalogueItems, milesAlong, priceOrRefuse, readPromo, type Reading } from './read-parts';

const FIELDS = { dateField: 'dates.deliveryDate', spaceField: 'storageSpace' } as const;

/** A return from storage. Throws Problem as readJob says. */
export async function readReturn(
  deps: Deps,
  answers: PriceRequestOf<'STORAGE_RETURN'>,
  reading: Reading,
): Promise<Job> {
  const { addresses, addOns } = answers;
  const path = reading.path ?? '';
  const named = catalogueItems(answers.furnitureItems, path);
  const storedItems = catalogueItems(answers.storedItems, path, 'storedItems');
  const way = [{ text: STORAGE_DISTRICT }, { field: 'addresses.delivery.postcode', text: addresses.delivery.postcode }];
  const [distanceMiles, promo] = await Promise.all([
    milesAlong(deps, way, path),
    readPromo(deps, answers.promo, reading),
  ]);
  const delivery = {
    ...answers,
    furnitureItems: named,
    storedItems,
    distanceMiles,
    promo,
    addOnVariant: SITE.addOnVariant,
  };
  const priceOn: Job['priceOn'] = (deliveryDate) =>
    priceOrRefuse(() => priceReturn({ ...delivery, deliveryDate }), deliveryDate, FIELDS);
  // First the price: what has none is refused by it, with the field that it is about.
  priceOn('');
  const { cubicFeet } = inventoryTotals(returnedItems(delivery));
  return {
    services: ['STORAGE_RETURN', ...RETURN_ADD_ONS.filter((addOn) => addOns.includes(addOn))],
    furnitureItems: named,
    promo,
    priceOn,
    needsOn: (date, slot) => storageNeeds(cubicFeet, date, slot),
    isOffered: () => true,
  };
}
