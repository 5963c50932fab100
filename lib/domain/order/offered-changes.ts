import type { OrderLike, ServiceType } from '../order-types';
import { FLOWS, flowOf, mainService, type ServiceFacts } from '../services/flows';
import { appointmentsOf, type Appointment } from './appointments';
import { CHANGE_KINDS, type ChangeKind } from './change-kinds';

type Changed = {
  readonly order: OrderLike;
  readonly services: readonly ServiceType[];
  /** The area of a custom unit. Null for every other unit, and for an area that was agreed on the telephone. */
  readonly squareFeet: number | null;
};

const factsOf = ({ services }: Pick<Changed, 'services'>): ServiceFacts => FLOWS[flowOf(mainService(services))];

/** Returns the appointment of an order's main service, or null for an order without a slot. */
export function ownAppointment({ order, services }: Pick<Changed, 'order' | 'services'>): Appointment | null {
  const { dateKey } = factsOf({ services });
  return appointmentsOf(order).find(({ key }) => key === dateKey) ?? null;
}

/** Returns whether a unit's area was agreed on the telephone: without a price list, changes are by telephone too. */
const isByRequest = ({ order, squareFeet }: Changed): boolean => order.storageSpace === 'custom' && squareFeet === null;

/** Returns whether the order adds to a unit that is already rented. More items then need another collection. */
const isStorageAddition = ({ order, services }: Changed): boolean =>
  factsOf({ services }).rental === 'fills' && order.storageSpace === null;

const hasOwnDay = (order: Changed): boolean => ownAppointment(order) !== null && !isByRequest(order);

const IS_OFFERED: Readonly<Record<ChangeKind, (order: Changed) => boolean>> = {
  slot: hasOwnDay,
  items: (order) => factsOf(order).isEdited && hasOwnDay(order) && !isStorageAddition(order),
  address: hasOwnDay,
  cancel: () => true,
};

export const changesOf = (order: Changed): readonly ChangeKind[] =>
  CHANGE_KINDS.filter((kind) => IS_OFFERED[kind](order));
