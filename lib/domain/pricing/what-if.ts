import { addDays, type LocalDate } from '../london-time';
import { ADD_ONS, type AddOn, type DraftAddress, type OrderDate } from '../order-types';
import { isBusyDay } from './charges';

type Addresses = Readonly<Record<string, DraftAddress | readonly DraftAddress[] | undefined>>;

/** The parts of a price request, of any service, that a trial can change. */
export type WhatIfJob = {
  readonly addOns: readonly AddOn[];
  readonly addresses?: Addresses;
  readonly dates: Readonly<Partial<Record<OrderDate, LocalDate | ''>>>;
};

type Around = { readonly dateKey: OrderDate; readonly from: LocalDate };

/** The ends of a trip whose stairs and parking are tried. The first that is present counts. */
const ENDS = ['collection', 'storage_collection', 'delivery'] as const;

/** The price conditions (conditions.ts) that can be tried. The others need numbers that nobody has given. */
const TRIALS: Readonly<Record<string, (asked: WhatIfJob, around: Around) => WhatIfJob | null>> = {
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
      (asked: WhatIfJob) => (asked.addOns.includes(addOn) ? null : { ...asked, addOns: [...asked.addOns, addOn] }),
    ]),
  ),
};

/** Returns the request with one condition of its price applied, or null if the condition cannot be tried. */
export function withCondition(asked: WhatIfJob, key: string, around: Around): WhatIfJob | null {
  return Object.hasOwn(TRIALS, key) ? (TRIALS[key]?.(asked, around) ?? null) : null;
}

const isOne = (address: Addresses[string]): address is DraftAddress => address !== undefined && !Array.isArray(address);

function withEnd(asked: WhatIfJob, change: (address: DraftAddress) => DraftAddress | null): WhatIfJob | null {
  const end = ENDS.find((name) => isOne(asked.addresses?.[name]));
  const address = end && asked.addresses?.[end];
  const changed = isOne(address) ? change(address) : null;
  return end && changed ? { ...asked, addresses: { ...asked.addresses, [end]: changed } } : null;
}

/** Returns the floor to try without a lift: the same floor if it had a lift, or else one further from the ground. */
function nextFloor({ floor, elevator }: DraftAddress): number {
  if (floor === null || floor === 0) return 1;
  if (elevator !== false) return floor;
  return floor < 0 ? floor - 1 : floor + 1;
}

const busyDayFrom = (day: LocalDate): LocalDate => (isBusyDay(day) ? day : busyDayFrom(addDays(day, 1)));
