import { formatPence, NOTHING } from '../money';
import type { CoverStep } from '../order-types';
import { COVER_LIMITS, COVER_PRICES } from '../prices/assumptions';
import { limitsText } from '../pricing/charges';

/** Returns the title of a step: "Up to £500 an item and £15,000 a job". */
export const stepTitle = (step: CoverStep): string => `Up to ${limitsText(COVER_LIMITS[step])}`;

/** Returns the price of a step: "included" or "+£19". */
export const stepPrice = (step: CoverStep): string =>
  COVER_PRICES[step] === NOTHING ? 'included' : `+${formatPence(COVER_PRICES[step])}`;
