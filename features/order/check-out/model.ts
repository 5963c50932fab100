import { checkOutPath } from '@/lib/account-routes';
import type { CheckOutState } from '@/lib/contracts/check-out-page';
import type { OrderView } from '@/lib/contracts/order-view';
import { formatDay, formatInstant } from '@/lib/domain/london-time';
import { addressLine, addressesOfOrder, appointmentsOf } from '@/lib/domain/order/appointments';
import { checkOutGuarantee, checkOutRooms, hasCheckOut } from '@/lib/domain/order/check-out';
import { GUARANTEE_TITLE } from '@/lib/domain/order/cleaning-guarantee';
import { DATE_LABELS } from '@/lib/domain/order/labels';
import { isBooked } from '@/lib/domain/order/state';
import { orderPath } from '@/lib/routes';
import { appointmentText } from '../status';
import type { Fact } from '../types';

export function checkOutModel(
  view: OrderView,
  state: CheckOutState,
  { orderHref, action }: { readonly orderHref: string; readonly action: string },
) {
  const { reference, order, services } = view;
  const { until, typed, refused } = state;
  const head = { reference, title: 'Check-out pack', orderHref };
  if (!hasCheckOut(services) || !(isBooked(view.state) || view.state === 'completed')) {
    return {
      ...head,
      lead: 'The pack is for a booked move or clean. This order has neither.',
      pack: null,
    };
  }
  const guarantee = checkOutGuarantee(order, services);
  return {
    ...head,
    lead: 'For handing back a rented home: go through it room by room, add your photos, and print this page or save it as a PDF.',
    pack: {
      facts: factsOf(view),
      rooms: roomsOf(order, state),
      photos: { action, until: until && formatDay(until) },
      typed,
      trouble: refused[''] ?? null,
      guarantee: guarantee && { title: GUARANTEE_TITLE, ...guarantee },
    },
  };
}

export type CheckOutModel = ReturnType<typeof checkOutModel>;
export type RoomModel = ReturnType<typeof roomsOf>[number];

function roomsOf(order: OrderView['order'], { photos, photoPath, refused }: CheckOutState) {
  return checkOutRooms(order).map(({ key, label }) => ({
    key,
    label,
    error: refused[key] ?? '',
    photos: photos
      .filter(({ room }) => room === key)
      .map(({ id, at }) => ({
        id,
        url: `${photoPath}&id=${encodeURIComponent(id)}`,
        label: `${label}, ${formatInstant(new Date(at))}`,
      })),
  }));
}

function factsOf({ order, stops }: OrderView): readonly Fact[] {
  const home = addressesOfOrder(order.addresses).find(({ kind }) => kind === 'collection' || kind === 'cleaning');
  const given = home && (stops.list.find(({ stop }) => stop === home.stop)?.given ?? null);
  return [
    { label: 'Tenant', value: `${order.details.firstName} ${order.details.lastName}` },
    ...(home ? [{ label: 'The home', value: addressLine(home.address.postcode, given ?? null) }] : []),
    ...appointmentsOf(order).map((appointment) => ({
      label: DATE_LABELS[appointment.key],
      value: appointmentText(appointment),
    })),
  ];
}

type Visited = { readonly view: OrderView; readonly state: CheckOutState };

export function checkOutProps({ view, state }: Visited, token: string) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), action: checkOutPath(reference, token) };
  const model = checkOutModel(view, state, hrefs);
  return {
    title: `${model.title}, order ${reference}`,
    description: 'A form for handing a rented home back: rooms with photos, meters and keys.',
    canonicalPath: checkOutPath(reference),
    model,
  };
}
