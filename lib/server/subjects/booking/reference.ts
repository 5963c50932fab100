import { randomInt } from 'node:crypto';
import { REFERENCE_LETTERS as LETTERS } from '@/lib/domain/order/reference';

/** A new order's reference: "SM-7K4Q-2XPD". 6.5 × 10¹¹ of them; the table refuses a second one. */
export function newReference(): string {
  const part = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `SM-${part()}-${part()}`;
}
