import { formatPence, lessPercent, NOTHING, pence, type Pence, sum } from '../money';
import { STUDENT_DISCOUNT_PERCENT } from '../prices/assumptions';
import { charge } from './charges';
import type { PromoTerms, Quote, QuoteLine, QuoteLines } from './quote';

type Charged = {
  readonly charges: QuoteLines;
  /** The discounts of the price list itself, taken off first. Negative. */
  readonly listDiscounts?: QuoteLines;
  readonly isStudent: boolean;
  readonly promo: PromoTerms | null;
  readonly distanceMiles: number | null;
};

/** Builds a quote from its charges: the total, the discounts and the total after them. All services use it. */
export function quoteFrom({ charges, listDiscounts = [], isStudent, promo, distanceMiles }: Charged): Quote {
  const listed = [...charges, ...listDiscounts];
  const lines = [...listed, ...discounts(totalOf(listed), isStudent, promo)];
  return {
    lines,
    total: totalOf(charges),
    totalWithDiscount: totalOf(lines),
    distanceMiles,
    ...(promo && { promo }),
  };
}

const totalOf = (lines: QuoteLines): Pence => sum(lines.map(({ amount }) => amount));

/** Returns the student discount on the total, then the promo code's on the rest (assumption), as negative lines. */
function discounts(total: Pence, isStudent: boolean, promo: PromoTerms | null): QuoteLines {
  const lines: QuoteLine[] = [];
  let rest = total;
  if (isStudent) {
    const reduced = lessPercent(total, STUDENT_DISCOUNT_PERCENT);
    const detail = `${STUDENT_DISCOUNT_PERCENT}%`;
    lines.push(charge('student_discount', pence(reduced - rest), { label: 'Student discount', detail }));
    rest = reduced;
  }
  if (promo) {
    const words = { label: `Promo code ${promo.code}`, detail: promoDetail(promo) };
    lines.push(charge('promo_discount', pence(afterPromo(rest, promo) - rest), words));
  }
  return lines;
}

/** Returns a price after a promo code, never below zero. Throws RangeError for terms that are not a discount. */
function afterPromo(price: Pence, { kind, amount }: PromoTerms): Pence {
  if (amount < 0 || (kind === 'percent' && amount > 100)) throw new RangeError(`Not a discount: ${kind} ${amount}`);
  if (kind === 'percent') return lessPercent(price, amount);
  return pence(Math.max(NOTHING, price - amount));
}

function promoDetail({ kind, amount }: PromoTerms): string {
  return kind === 'percent' ? `${amount}%` : formatPence(pence(amount));
}
