import type { Street } from '@/components/day-street/street';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { VanAnimationProps } from '@/components/load-drawing/VanAnimation';
import type { OrderDayDto } from '@/lib/contracts/order-day';
import type { VisitKind } from '@/lib/domain/visits/states';

/** The data of a visit that is known before its day. */
export type VisitSetting = {
  /** The origin and destination in words: "N1 2TX", "our storage". A clean has one place. */
  readonly places: readonly [from: string, to: string];
  /** The street of the trip, or the rooms of a clean. */
  readonly picture: { readonly street: Street } | { readonly rooms: Picture };
};

/** The part of the order page that changes on the day. */
export type OrderDay = {
  readonly day: OrderDayDto;
  /** The heading: "Today, Tuesday 15 December". */
  readonly title: string;
  /** The parameters of the request for updates. */
  readonly asked: { readonly reference: string; readonly token: string };
  readonly settings: Readonly<Partial<Record<VisitKind, VisitSetting>>>;
  /**
   * The customer's items in their van, and their number. Null if none are listed, or if they are booked into something
   * else.
   */
  readonly load: (VanAnimationProps & { readonly size: string }) | null;
  readonly phone: string;
  readonly phoneHref: string;
  /** The refund for a late arrival, in words; '' if there is none. */
  readonly promise: string;
};
