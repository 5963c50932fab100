import { layOutStreet, type Street } from '@/components/day-street/street';
import type { VanAnimationProps } from '@/components/load-drawing/VanAnimation';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { OrderDayDto } from '@/lib/contracts/order-day';
import type { OrderView } from '@/lib/contracts/order-view';
import { formatShortDay } from '@/lib/domain/london-time';
import type { LoadToDraw } from '@/lib/domain/packing/containers';
import { hasVan, SINGLE_ADDRESSES } from '@/lib/domain/services/flows';
import type { VisitKind } from '@/lib/domain/visits/states';

export type VisitSetting = {
  /** The origin and destination in words. A clean has the same place twice. */
  readonly places: readonly [from: string, to: string];
  readonly picture: { readonly street: Street } | { readonly rooms: Picture };
};

export type OrderDay = {
  readonly day: OrderDayDto;
  readonly title: string;
  readonly asked: { readonly reference: string; readonly token: string };
  readonly settings: Readonly<Partial<Record<VisitKind, VisitSetting>>>;
  /** Null if no items are listed, or they are not booked into vans. */
  readonly load: (VanAnimationProps & { readonly size: string }) | null;
  readonly phone: string;
  readonly phoneHref: string;
  readonly promise: string;
};

export type DayPictures = (
  kind: VisitKind,
  order: OrderView['order'],
) => Parameters<typeof layOutStreet>[0] | { readonly rooms: Picture };

type DayInput = {
  readonly view: Pick<OrderView, 'day' | 'reference' | 'order'>;
  readonly token: string;
  readonly booked: LoadToDraw | null;
  readonly trader: Pick<OrderDay, 'phone' | 'phoneHref'>;
  readonly promise: string;
  readonly size: string;
  readonly pictures: DayPictures;
};

const STORE = 'our store';

/** Returns the data with which the order page follows its day, or null. */
export function orderDay({ view, token, booked, trader, promise, size, pictures }: DayInput): OrderDay | null {
  const { day, reference, order } = view;
  if (!day || day.visits.length === 0) return null;
  const settings = Object.fromEntries(
    day.visits.map(({ kind }): [string, VisitSetting] => {
      const drawn = pictures(kind, order);
      const picture = 'rooms' in drawn ? drawn : { street: layOutStreet(drawn) };
      return [kind, { places: placesOf(kind, order), picture }];
    }),
  );
  return {
    title: `${day.isToday ? 'Today' : 'Tomorrow'}, ${formatShortDay(day.date)}`,
    day,
    asked: { reference, token },
    settings,
    phone: trader.phone,
    phoneHref: trader.phoneHref,
    load:
      day.visits.some(({ kind }) => kind === 'move') && booked?.hold.kind === 'vans'
        ? { items: booked.items, hold: booked.hold, size }
        : null,
    promise: day.visits.some(({ kind }) => kind !== 'clean') ? promise : '',
  };
}

function placesOf(kind: VisitKind, { addresses }: OrderView['order']): VisitSetting['places'] {
  const at = (address: { readonly postcode: string } | undefined): string => address?.postcode ?? 'your address';
  switch (kind) {
    case 'move':
      return [at(addresses.collection), at(addresses.delivery)];
    case 'collection':
      return [at(addresses.storage_collection ?? addresses.collection), STORE];
    case 'return':
      return [STORE, at(addresses.delivery)];
    case 'clean': {
      const [home] = SINGLE_ADDRESSES.flatMap((single) => (hasVan(single) ? [] : (addresses[single] ?? [])));
      return [at(home), at(home)];
    }
  }
}
