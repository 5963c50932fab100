import { formatPence, pence } from '@/lib/domain/money';
import { CUSTOM_BASE, STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/prices/assumptions';
import { ADD_ON_PRICES, CLEANING_GUARANTEE_HOURS, CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { listPrice } from '@/lib/domain/prices/storage-price-lists';
import { MATERIALS } from '@/lib/domain/pricing/materials';
import { SITE } from '@/lib/site';

/** What the menus of the header say of prices, each the least of its kind. */
export function menuPrices() {
  const { PACKING, ASSEMBLING } = ADD_ON_PRICES[SITE.addOnVariant];
  return {
    move: formatPence(CUSTOM_BASE),
    packing: formatPence(PACKING),
    assembling: formatPence(ASSEMBLING),
    materials: formatPence(pence(Math.min(...Object.values(MATERIALS).map(({ price }) => price)))),
    week: formatPence(listPrice(SITE.storagePriceList, 'Plan 3x3')),
    popularWeek: formatPence(listPrice(SITE.storagePriceList, 'Plan 6x4')),
    clean: formatPence(CLEANING_PLANS.one_bedroom.price),
    guaranteeHours: CLEANING_GUARANTEE_HOURS,
    studentsPercent: STUDENT_DISCOUNT_PERCENT,
  };
}
