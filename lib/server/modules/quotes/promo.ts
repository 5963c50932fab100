import { londonDate } from '@/lib/domain/london-time';
import { pence } from '@/lib/domain/money';
import type { PromoTerms } from '@/lib/domain/pricing/quote';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { heldOrderOf } from '@/lib/server/modules/orders/standing';
import { findPromo } from './promo-repo';

/** Returns a promo code as it is stored: no spaces, upper case. */
export const normalPromo = (code: string): string => code.replace(/\s/g, '').toUpperCase();

/** The quote's own unpaid order does not use up a code. Throws Problem promo_invalid, promo_expired. */
export async function promoTerms(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  code: string,
  draftId?: string | null,
): Promise<PromoTerms> {
  const promo = await findPromo(db, code);
  if (!promo) throw new Problem('promo_invalid', { fields: { promo: 'We do not know this promo code' } });
  const today = londonDate(now());
  const isUsedUp =
    promo.usage_limit !== null && promo.used >= promo.usage_limit && !(await isOwnUse({ db, now }, code, draftId));
  if (isUsedUp || today < promo.valid_from || today > promo.valid_until) {
    throw new Problem('promo_expired', { fields: { promo: 'This promo code has expired' } });
  }
  return promo.kind === 'fixed'
    ? { code, kind: 'fixed', amount: pence(promo.amount) }
    : { code, kind: 'percent', amount: promo.amount };
}

async function isOwnUse({ db, now }: Pick<Deps, 'db' | 'now'>, code: string, draftId?: string | null) {
  const held = await heldOrderOf(db, draftId, now());
  return held !== null && normalPromo(orderOf(held).promo) === code;
}
