import type { OrderView } from '@/lib/contracts/order-view';
import type { WhereExactly } from './types';

type Around = { readonly href: string; readonly isSaved: boolean };

/** Where exactly we come to, as the order page says it; null when nothing can be given. */
export function whereExactly({ stops }: Pick<OrderView, 'stops'>, { href, isSaved }: Around): WhereExactly | null {
  if (!stops.canGive || stops.list.length === 0) return null;
  const missing = stops.list.filter(({ given }) => given === null);
  const isOne = stops.list.length === 1;
  if (missing.length === 0) {
    return {
      isMissing: false,
      title: isSaved ? 'Saved. We know where to come.' : 'We know where to come.',
      text: isOne ? 'The address is below, with your order.' : 'The addresses are below, with your order.',
      label: isOne ? 'Change the address' : 'Change the addresses',
      href,
    };
  }
  const isBegun = missing.length < stops.list.length;
  const names = missing.map(({ label, postcode }) => `${label.toLowerCase()}, ${postcode}`).join('; ');
  return {
    isMissing: true,
    title: isBegun ? 'Still missing: an exact address' : 'One thing to do now: the exact address',
    text: isBegun
      ? `${isSaved ? 'Saved. ' : ''}We have no street address yet for: ${names}.`
      : `We only have the ${isOne ? 'postcode' : 'postcodes'}. We also need the house number and street, and anything that helps at the door.`,
    label: 'Tell us the exact address',
    href,
  };
}
