import { formatDate } from '../london-time';
import type { LocalDate } from '../order-types';

/**
 * Returns the name of a charge for the payment processor, the invoice and the receipt: "Storage, 12 January 2027 to 9
 * February 2027".
 */
export const chargeTitle = ({
  period_from: from,
  period_until: until,
}: {
  readonly period_from: LocalDate;
  readonly period_until: LocalDate;
}): string => `Storage, ${formatDate(from)} to ${formatDate(until)}`;
