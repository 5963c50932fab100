import { FLOWS, flowOf, mainService } from '../services/flows';
import type { ServiceFacts } from '../services/facts';
import type { OrderLike, ServiceType } from '../vocabulary';
import { appointmentsOf, type Appointment } from './appointments';
import { CHANGE_KINDS, type ChangeKind } from './change-kinds';

type Changed = {
  readonly order: OrderLike;
  readonly services: readonly ServiceType[];
  /** The area of a custom unit; null for every other, and for one whose area was agreed on the telephone. */
  readonly squareFeet: number | null;
};

const factsOf = ({ services }: Pick<Changed, 'services'>): ServiceFacts => FLOWS[flowOf(mainService(services))];

/** The appointment that an order is about; null for one without a slot. */
export function ownAppointment({ order, services }: Pick<Changed, 'order' | 'services'>): Appointment | null {
  const { dateKey } = factsOf({ services });
  return appointmentsOf(order).find(({ key }) => key === dateKey) ?? null;
}

/** A unit whose area was agreed on the phone: its price is no list's, so its day and contents are changed there too. */
const isByRequest = ({ order, squareFeet }: Changed): boolean => order.storageSpace === 'custom' && squareFeet === null;

/** More for a unit that is rented already: whether still more fits is worked out with another collection. */
const isTopUp = ({ order, services }: Changed): boolean =>
  factsOf({ services }).store === 'fills' && order.storageSpace === null;

const hasOwnDay = (order: Changed): boolean => ownAppointment(order) !== null && !isByRequest(order);

const IS_OFFERED: Readonly<Record<ChangeKind, (order: Changed) => boolean>> = {
  slot: hasOwnDay,
  items: (order) => factsOf(order).isEdited && hasOwnDay(order) && !isTopUp(order),
  address: hasOwnDay,
  cancel: () => true,
};

/** Which changes are offered of an order that still can be changed. Pure. */
export const changesOf = (order: Changed): readonly ChangeKind[] =>
  CHANGE_KINDS.filter((kind) => IS_OFFERED[kind](order));
