import { addDays } from '../london-time';
import { ADD_ONS, type AddOn, type DraftAddress, type LocalDate, type OrderDate } from '../vocabulary';
import { isBusyDay } from './busy-days';

type Addresses = Readonly<Record<string, DraftAddress | readonly DraftAddress[] | undefined>>;

/** What of a request for a price can be asked otherwise, of any service. */
export type Asked = {
  readonly addOns: readonly AddOn[];
  readonly addresses?: Addresses;
  readonly dates: Readonly<Partial<Record<OrderDate, LocalDate | ''>>>;
};

/** What is asked for and from which day on. */
type Around = { readonly dateKey: OrderDate; readonly from: LocalDate };

/** Where a trip begins or ends, whose stairs and parking are tried. */
const ENDS = ['collection', 'storage_collection', 'delivery'] as const;

/** The conditions of a price (conditions.ts) that can be tried out: the others need numbers that nobody has given. */
const TRIALS: Readonly<Record<string, (asked: Asked, around: Around) => Asked | null>> = {
  floors: (asked) => withEnd(asked, (address) => ({ ...address, floor: nextFloor(address), elevator: false })),
  parking: (asked) => withEnd(asked, (address) => (address.parking === false ? null : { ...address, parking: false })),
  addresses: (asked) => {
    const { collection, additional_collection: more } = asked.addresses ?? {};
    if (!isOne(collection) || !Array.isArray(more)) return null;
    const stop = { postcode: collection.postcode, floor: 0, parking: true, elevator: null };
    return { ...asked, addresses: { ...asked.addresses, additional_collection: [...(more as DraftAddress[]), stop] } };
  },
  busy_day: (asked, { dateKey, from }) =>
    asked.dates[dateKey] ? null : { ...asked, dates: { ...asked.dates, [dateKey]: busyDayFrom(from) } },
  ...Object.fromEntries(
    ADD_ONS.map((addOn) => [
      addOn,
      (asked: Asked) => (asked.addOns.includes(addOn) ? null : { ...asked, addOns: [...asked.addOns, addOn] }),
    ]),
  ),
};

/**
 * The same request with one condition of its price come true; null where that cannot be tried. One floor more and no lift,
 * no parking at the door, one address more in the same postcode, the first busy day from `from` on, an add-on.
 */
export function withCondition(asked: Asked, key: string, around: Around): Asked | null {
  return Object.hasOwn(TRIALS, key) ? (TRIALS[key]?.(asked, around) ?? null) : null;
}

const isOne = (address: Addresses[string]): address is DraftAddress => address !== undefined && !Array.isArray(address);

function withEnd(asked: Asked, change: (address: DraftAddress) => DraftAddress | null): Asked | null {
  const end = ENDS.find((name) => isOne(asked.addresses?.[name]));
  const address = end && asked.addresses?.[end];
  const changed = isOne(address) ? change(address) : null;
  return end && changed ? { ...asked, addresses: { ...asked.addresses, [end]: changed } } : null;
}

/** The floor itself where a lift is gone; one higher, or one lower below ground, where there was none. */
function nextFloor({ floor, elevator }: DraftAddress): number {
  if (floor === null || floor === 0) return 1;
  if (elevator !== false) return floor;
  return floor < 0 ? floor - 1 : floor + 1;
}

function busyDayFrom(day: LocalDate): LocalDate {
  return isBusyDay(day) ? day : busyDayFrom(addDays(day, 1));
}
