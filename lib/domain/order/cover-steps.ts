import { formatPence, NOTHING } from '../money';
import type { CoverStep } from '../order-types';
import { COVER_LIMITS, COVER_PRICES } from '../prices/assumptions';
import { limitsText } from '../pricing/charges';

export const stepTitle = (step: CoverStep): string => `Up to ${limitsText(COVER_LIMITS[step])}`;

export const stepPrice = (step: CoverStep): string =>
  COVER_PRICES[step] === NOTHING ? 'included' : `+${formatPence(COVER_PRICES[step])}`;
