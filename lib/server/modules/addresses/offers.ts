import type { OfferedAddress } from '@/lib/contracts/addresses-page';
import type { EarlierAddress, OrderAddressDto } from '@/lib/contracts/order-addresses';
import type { AddressDetails, StreetAddress } from '@/lib/domain/order/appointments';

/** A postcode has fifteen street addresses on average, and at most a hundred. */
const MOST_OFFERS = 100;

type Asking = { readonly stop: string; readonly postcode: string; readonly own: AddressDetails };
type Known = {
  readonly earlier: readonly EarlierAddress[];
  readonly stops: readonly OrderAddressDto[];
  readonly values: ReadonlyMap<string, AddressDetails>;
  readonly looked: readonly StreetAddress[];
};

const streetAddressOf = ({ line1, line2, town }: StreetAddress): StreetAddress => ({ line1, line2, town });
const keyOf = ({ line1, line2, town }: StreetAddress): string => [line1, line2, town].join('\n').toLowerCase();

/** Returns what was typed here, given in other orders or looked up for the postcode, without the current address. */
export function offersFor(
  { stop, postcode, own }: Asking,
  { earlier, stops, values, looked }: Known,
): readonly OfferedAddress[] {
  const beside = stops.flatMap((other) => {
    const typed = other.stop !== stop && other.postcode === postcode ? values.get(other.stop) : undefined;
    return typed && typed.line1 !== '' && typed.town !== '' ? [streetAddressOf(typed)] : [];
  });
  const before = earlier.filter((address) => address.postcode === postcode).map(streetAddressOf);
  const all = new Map([...beside, ...before, ...looked].map((address) => [keyOf(address), address]));
  all.delete(keyOf(own));
  return [...all.values()].slice(0, MOST_OFFERS);
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

/** Reads the value of a button that takes over an address (offerValue). Returns null for anything else. */
export function readOffer(sent: unknown): { readonly stop: string; readonly address: StreetAddress } | null {
  if (typeof sent !== 'string' || sent === '') return null;
  try {
    const { stop, line1, line2, town } = JSON.parse(sent) as Readonly<Record<string, unknown>>;
    return { stop: text(stop), address: { line1: text(line1), line2: text(line2), town: text(town) } };
  } catch {
    return null;
  }
}
