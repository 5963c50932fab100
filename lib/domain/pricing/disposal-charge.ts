import { formatCubicFeet } from '../catalogue/inventory';
import { formatRate, roundUp } from '../money';
import { DISPOSAL_PER_CUBIC_FOOT } from '../prices/assumptions';
import { charge } from './charge';
import type { QuoteLine } from './quote';

/** "£1.50 a cubic foot". */
export const DISPOSAL_RATE = `${formatRate(DISPOSAL_PER_CUBIC_FOOT)} a cubic foot`;

/** Returns the line for items taken away for disposal, by the cubic foot, the same on every day. No line for zero. */
export function disposalCharges(cubicFeet: number): readonly QuoteLine[] {
  if (cubicFeet === 0) return [];
  const words = { label: 'Disposal', detail: `${formatCubicFeet(cubicFeet)}, at ${DISPOSAL_RATE}`, count: cubicFeet };
  return [charge('disposal', roundUp(cubicFeet * DISPOSAL_PER_CUBIC_FOOT), words)];
}
