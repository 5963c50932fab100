import type { OrderView } from '@/lib/contracts/order-view';
import { appointmentsOf } from '@/lib/domain/order/appointments';
import { checkOutGuarantee, checkOutRooms, hasCheckOut } from '@/lib/domain/order/check-out';
import { GUARANTEE_TITLE } from '@/lib/domain/order/cleaning-guarantee';
import { DATE_LABELS } from '@/lib/domain/order/labels';
import { isBooked } from '@/lib/domain/order/state';
import { addressLine, stopsOf } from '@/lib/domain/order/stops';
import { appointmentText } from '../status';
import type { Fact } from '../types';
import type { CheckOutModel } from './types';

/** The form for handing a home back, with what the order knows filled in. Pure: made on the server. */
export function checkOutModel(view: OrderView, orderHref: string): CheckOutModel {
  const { reference, order, services, state } = view;
  const head = { reference, title: 'Check-out pack', orderHref };
  if (!hasCheckOut(services) || !(isBooked(state) || state === 'completed')) {
    return {
      ...head,
      lead: 'The pack is for a booked move out of a home, or a clean of one. This order has none.',
      pack: null,
    };
  }
  const guarantee = checkOutGuarantee(order, services);
  return {
    ...head,
    lead: 'For handing back a rented home: go through it room by room, print this page or save it as a PDF, and keep your photos with it.',
    pack: {
      facts: factsOf(view),
      rooms: checkOutRooms(order),
      guarantee: guarantee && { title: GUARANTEE_TITLE, ...guarantee },
    },
  };
}

function factsOf({ order, stops }: OrderView): readonly Fact[] {
  const home = stopsOf(order.addresses).find(({ kind }) => kind === 'collection' || kind === 'cleaning');
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
