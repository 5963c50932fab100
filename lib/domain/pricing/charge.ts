import type { Pence } from '../money';
import type { QuoteLineCode } from './line-codes';
import type { QuoteLine } from './quote';

/** Creates a line of a quote. The key is the code, unless several lines share the code. */
export function charge(
  code: QuoteLineCode,
  amount: Pence,
  words: Pick<QuoteLine, 'label' | 'detail' | 'count'>,
  key: string = code,
): QuoteLine {
  return { key, code, ...words, amount };
}
