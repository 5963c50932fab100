import type { Street } from '@/components/day-street/street';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { EmptyingVanProps } from '@/components/load-drawing/EmptyingVan';
import type { OrderDayDto } from '@/lib/contracts/order-day';
import type { VisitKind } from '@/lib/domain/visits/states';

/** What is known of a visit before its day. */
export type VisitSetting = {
  /** Where it leads from and to, as it is said: "N1 2TX", "our storage"; one place for a clean. */
  readonly places: readonly [from: string, to: string];
  /** The street that it leads along, or the rooms of a clean. */
  readonly picture: { readonly street: Street } | { readonly rooms: Picture };
};

/** The part of the order page that changes on the day. */
export type OrderDay = {
  readonly day: OrderDayDto;
  /** "Today, Tuesday 15 December". */
  readonly title: string;
  /** What it is asked again with. */
  readonly asked: { readonly reference: string; readonly token: string };
  readonly settings: Readonly<Partial<Record<VisitKind, VisitSetting>>>;
  /** The customer's own things in their van, and how many; null where none are listed, or another hold is booked. */
  readonly load: (EmptyingVanProps & { readonly size: string }) | null;
  readonly phone: string;
  readonly phoneHref: string;
  /** What goes back for coming late; '' where nothing does. */
  readonly promise: string;
};
