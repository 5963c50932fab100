import type { AccountSpace } from '@/lib/contracts/account-view';
import { floorLabel } from '@/lib/domain/places/floors';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { uncapitalised } from '@/lib/domain/wording';
import type { BackPrice, BringBack, Thing } from '../types';
import { chosenOf, linesOf, type Line } from './chosen';

/** The items that a plain form asks the price of, unchecked. */
export type AskedBack = { readonly orderId: unknown; readonly things: readonly Line[] };
/** Returns the price of a return from a unit; null where it has no price online. */
export type PriceOf = (asked: {
  readonly orderId: string;
  readonly what: 'unit' | 'items';
  readonly things: Line[];
}) => Promise<BackPrice | null>;

/** Returns the lines of a unit's list with the pieces that no return is booked for yet. Pure. */
export const thingsIn = ({ items, unbooked }: Pick<AccountSpace, 'items' | 'unbooked'>): readonly Thing[] =>
  items.map((item) => ({ ...item, free: unbooked.find(({ id }) => id === item.id)?.quantity ?? 0 }));

/** Returns "SE15, ground floor", or '' without an address. Pure. */
export function placeOf(access: AccountSpace['access']): string {
  if (!access) return '';
  const { postcode, floor } = access;
  const outcode = parsePostcode(postcode)?.outcode ?? postcode;
  return floor === null ? outcode : `${outcode}, ${uncapitalised(floorLabel(floor))}`;
}

/** Returns the choice of items to return from a unit; null where no return can be booked for any of them. */
export async function bringBackFrom(
  space: Pick<AccountSpace, 'orderId' | 'items' | 'unbooked' | 'isOpen' | 'access'>,
  asked: AskedBack,
  priceOf: PriceOf,
): Promise<BringBack | null> {
  const { orderId, isOpen, access } = space;
  const things = thingsIn(space);
  if (!isOpen || things.every(({ free }) => free === 0)) return null;
  const chosen = asked.orderId === orderId ? chosenOf(things, asked.things) : {};
  const lines = linesOf(chosen);
  const [everything, some] = await Promise.all([
    priceOf({ orderId, what: 'unit', things: [] }),
    lines.length > 0 ? priceOf({ orderId, what: 'items', things: lines }) : null,
  ]);
  const price = some && { totalWithDiscount: some.totalWithDiscount, smallerUnit: some.smallerUnit };
  return { place: placeOf(access), everything: everything?.totalWithDiscount ?? null, chosen, price };
}
