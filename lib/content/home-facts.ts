import { CUSTOM_BASE_CUBIC_FEET } from '@/lib/domain/prices/assumptions';
import { customMovers } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence } from '@/lib/domain/money';
import { COVER } from '@/lib/domain/order/cover';
import { CLEANING_GUARANTEE_HOURS } from '@/lib/domain/prices/price-lists';
import { DAY_END, DAY_START } from './opening';
import { priceFrom } from './moving-plans';

/** What is measured about the offer: each figure begins a sentence. */
export const HOME_FACTS = [
  {
    figure: formatPence(priceFrom('custom')),
    text: `is the price of the smallest move: a van, ${customMovers(CUSTOM_BASE_CUBIC_FEET)} movers and VAT`,
  },
  { figure: 'Two hours', text: `is your arrival slot, ${DAY_START} to ${DAY_END}, any day` },
  { figure: formatPence(COVER.job), text: `of cover is included in every job, ${formatPence(COVER.item)} an item` },
  { figure: `${CLEANING_GUARANTEE_HOURS} hours`, text: 'is the guarantee on every clean' },
] as const;
