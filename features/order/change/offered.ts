import type { OrderView } from '@/lib/contracts/order-view';
import { appointmentsOf, type Appointment } from '@/lib/domain/order/appointments';
import type { ServiceFacts } from '@/lib/domain/services/facts';
import { FLOWS, flowOf, mainService } from '@/lib/domain/services/flows';
import { CHANGE_KINDS, type ChangeKind } from './types';

const factsOf = ({ services }: Pick<OrderView, 'services'>): ServiceFacts => FLOWS[flowOf(mainService(services))];

/** The appointment that an order is about; null for one without a slot. */
export function ownAppointment({ order, services }: Pick<OrderView, 'order' | 'services'>): Appointment | null {
  const { dateKey } = factsOf({ services });
  return appointmentsOf(order).find(({ key }) => key === dateKey) ?? null;
}

/** A unit whose area was agreed on the phone: its price is no list's, so its day and contents are changed there too. */
const isByRequest = ({ order, squareFeet }: OrderView): boolean =>
  order.storageSpace === 'custom' && squareFeet === null;

const IS_OFFERED: Readonly<Record<ChangeKind, (view: OrderView) => boolean>> = {
  slot: (view) => ownAppointment(view) !== null && !isByRequest(view),
  items: (view) => factsOf(view).isEdited && ownAppointment(view) !== null && !isByRequest(view),
  cancel: () => true,
};

/** Which changes an order allows here: none once it is over or cancelled. */
export function offeredChanges(view: OrderView): readonly ChangeKind[] {
  return view.canChange ? CHANGE_KINDS.filter((kind) => IS_OFFERED[kind](view)) : [];
}
