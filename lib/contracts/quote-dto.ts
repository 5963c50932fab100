import { fromPounds, pence, toPounds } from '@/lib/domain/money';
import { isLineCode } from '@/lib/domain/pricing/line-codes';
import type { PromoTerms, Quote, QuoteLine } from '@/lib/domain/pricing/quote';
import type { QuoteDto } from './errors';

/** Converts a quote in pence to the wire format in pounds. */
export function toQuoteDto(quote: Quote): QuoteDto {
  return {
    lines: quote.lines.map((line) => ({ ...line, amount: toPounds(line.amount) })),
    total: toPounds(quote.total),
    totalWithDiscount: toPounds(quote.totalWithDiscount),
    distanceMiles: quote.distanceMiles,
    ...(quote.follows && { follows: quote.follows.map((later) => ({ ...later, amount: toPounds(later.amount) })) }),
    ...(quote.promo && { promo: promoIn(quote.promo, (amount) => toPounds(pence(amount))) }),
    ...(quote.kept && { kept: quote.kept.map((line) => ({ ...line, amount: toPounds(line.amount) })) }),
  };
}

/** Converts a quote from the wire format to pence. Throws TypeError for an unknown line code. */
export function fromQuoteDto(dto: QuoteDto): Quote {
  return {
    lines: dto.lines.map(toLine),
    total: fromPounds(dto.total),
    totalWithDiscount: fromPounds(dto.totalWithDiscount),
    distanceMiles: dto.distanceMiles,
    ...(dto.follows && { follows: dto.follows.map((later) => ({ ...later, amount: fromPounds(later.amount) })) }),
    ...(dto.promo && { promo: promoIn(dto.promo, fromPounds) }),
    ...(dto.kept && { kept: dto.kept.map((line) => ({ ...line, amount: fromPounds(line.amount) })) }),
  };
}

/** Converts the amount of a promo code, unless it is a percentage. */
const promoIn = (promo: PromoTerms, money: (amount: number) => number): PromoTerms =>
  promo.kind === 'fixed' ? { ...promo, amount: money(promo.amount) } : promo;

function toLine(line: QuoteDto['lines'][number]): QuoteLine {
  if (!isLineCode(line.code)) throw new TypeError(`Not a line of a quote: ${line.code}`);
  return { ...line, code: line.code, amount: fromPounds(line.amount) };
}
