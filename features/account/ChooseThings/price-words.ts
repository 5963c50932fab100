import type { BackPrice } from '../types';
import { formatPence, fromPounds } from '@/lib/domain/money';

type Back = {
  /** Number of chosen pieces. */
  readonly pieces: number;
  /** The price of the return; null before the first answer, or without a price online. */
  readonly price: BackPrice | null;
  readonly place: string;
  /** Whether the price request failed. */
  readonly isFailed: boolean;
};

export const formatPounds = (pounds: number): string => formatPence(fromPounds(pounds));

const thingsText = (pieces: number): string => `${pieces} ${pieces === 1 ? 'thing' : 'things'}`;

/** Returns what a smaller unit for the remaining items would cost; '' where none is cheaper. Pure. */
export function restWords(price: BackPrice | null): string {
  if (!price?.smallerUnit) return '';
  const { label, perPayment, insteadOf, weeks } = price.smallerUnit;
  const every = weeks === 1 ? 'a week' : `every ${weeks} weeks`;
  return `What stays would fit a ${label}: ${formatPounds(perPayment)} ${every} instead of ${formatPounds(insteadOf)}. Once the return is booked you can move it there.`;
}

/** Returns the texts of the price ticket: "Bringing back 3 things:", "£61.20", "to SE15, ground floor". Pure. */
export function priceWords({ pieces, price: back, place, isFailed }: Back) {
  if (pieces === 0) return { lead: 'Nothing chosen yet', price: '', note: 'The price grows with what you choose.' };
  const lead = `Bringing back ${thingsText(pieces)}:`;
  if (isFailed) return { lead, price: '–', note: 'We could not work out the price just now. Continue to see it.' };
  const price = back === null ? '–' : formatPounds(back.totalWithDiscount);
  return place
    ? { lead, price, per: `to ${place}`, note: 'VAT included. Busy days cost more.' }
    : { lead, price, per: 'to a ground floor nearby', note: 'VAT included. Distance, stairs and busy days cost more.' };
}
