import { londonDate } from '@/lib/domain/london-time';
import { pence } from '@/lib/domain/money';
import type { PromoTerms } from '@/lib/domain/pricing/quote';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { findPromo } from './promo-repo';

/** As codes are stored and compared: no spaces, upper case. */
export const normalPromo = (code: string): string => code.replace(/\s/g, '').toUpperCase();

/**
 * What a promo code gives, by its normal form.
 * Throws promo_invalid for a code nobody knows, promo_expired for one that is over, used up or not valid yet.
 */
export async function promoTerms({ db, now }: Pick<Deps, 'db' | 'now'>, code: string): Promise<PromoTerms> {
  const promo = await findPromo(db, code);
  if (!promo) throw new Problem('promo_invalid', { fields: { promo: 'We do not know this promo code' } });
  const today = londonDate(now());
  const isUsedUp = promo.usage_limit !== null && promo.used >= promo.usage_limit;
  if (isUsedUp || today < promo.valid_from || today > promo.valid_until) {
    throw new Problem('promo_expired', { fields: { promo: 'This promo code has expired' } });
  }
  return promo.kind === 'fixed'
    ? { code, kind: 'fixed', amount: pence(promo.amount) }
    : { code, kind: 'percent', amount: promo.amount };
}
