import type { PriceRequestOf } from '@/lib/contracts/price-requests';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { STORAGE_ADD_ONS } from '@/lib/domain/vocabulary';
import { STORAGE_DISTRICT } from '@/lib/domain/prices/assumptions';
import { priceStorage } from '@/lib/domain/pricing/storage';
import { storageNeeds } from '@/lib/domain/slots/needs';
import { SITE } from '@/lib/site';
import type { Deps } from '../deps';
import type { Job } from './job';
import { catalogueItems, milesAlong, priceOrRefuse, readPromo, type Reading } from './read-parts';

const FIELDS = { dateField: 'dates.storageCollectionDate', spaceField: 'storageSpace' } as const;

/** A collection into storage. Throws Problem as readJob says. */
export async function readStorage(
  deps: Deps,
  answers: PriceRequestOf<'STORAGE_COLLECTION'>,
  reading: Reading,
): Promise<Job> {
  const { addresses, addOns } = answers;
  const path = reading.path ?? '';
  const furnitureItems = catalogueItems(answers.furnitureItems, path);
  const way = [
    { field: 'addresses.storage_collection.postcode', text: addresses.storage_collection.postcode },
    { text: STORAGE_DISTRICT },
  ];
  const [distanceMiles, promo] = await Promise.all([
    milesAlong(deps, way, path),
    readPromo(deps, answers.promo, reading),
  ]);
  const { addOnVariant, storagePriceList: priceList } = SITE;
  const storage = { ...answers, furnitureItems, distanceMiles, promo, addOnVariant, priceList };
  const { cubicFeet } = inventoryTotals(furnitureItems);
  const job: Job = {
    services: ['STORAGE_COLLECTION', 'STORAGE', ...STORAGE_ADD_ONS.filter((addOn) => addOns.includes(addOn))],
    furnitureItems,
    promo,
    priceOn: (storageCollectionDate) =>
      priceOrRefuse(() => priceStorage({ ...storage, storageCollectionDate }), storageCollectionDate, FIELDS),
    needsOn: (date, slot) => storageNeeds(cubicFeet, date, slot),
    isOffered: () => true,
  };
  job.priceOn('');
  return job;
}
