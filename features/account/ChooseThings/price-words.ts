import { formatPence, fromPounds } from '@/lib/domain/money';

type Back = {
  /** So many pieces. */
  readonly pieces: number;
  /** Pounds; null while there is no price. */
  readonly total: number | null;
  readonly place: string;
  /** It could not be worked out. */
  readonly isFailed: boolean;
};

export const formatPounds = (pounds: number): string => formatPence(fromPounds(pounds));

const thingsText = (pieces: number): string => `${pieces} ${pieces === 1 ? 'thing' : 'things'}`;

/** "Bringing back 3 things:", "£61.20", "to SE15, ground floor", as the stub of a ticket shows them. Pure. */
export function priceWords({ pieces, total, place, isFailed }: Back) {
  if (pieces === 0) return { lead: 'Nothing chosen yet', price: '', note: 'The price grows with what you choose.' };
  const lead = `Bringing back ${thingsText(pieces)}:`;
  if (isFailed) return { lead, price: '–', note: 'We could not work out the price just now. Go on to see it.' };
  const price = total === null ? '–' : formatPounds(total);
  return { lead, price, per: place ? `to ${place}` : '', note: 'VAT included. Busy days cost more.' };
}
