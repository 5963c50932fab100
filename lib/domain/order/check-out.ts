import { flowOf, mainService } from '../services/flows';
import type { OrderLike, ServiceType } from '../vocabulary';
import { appointmentFor } from './appointments';
import { GUARANTEE_CONDITIONS, GUARANTEE_PROMISE, guaranteePeriod } from './cleaning-guarantee';

/** Bedrooms of each size of home that is moved or cleaned; a custom one has room for as many as the largest. */
const BEDROOMS = { mini: 0, one_bedroom: 1, two_bedroom: 2, three_bedroom: 3, custom: 3 } as const;

type Home = Pick<OrderLike, 'movingSpace' | 'cleaningSpace'>;

/** `key`: what photos of it are kept under. */
export type CheckOutRoom = { readonly key: string; readonly label: string };

/** The rooms of a home that is handed back, as a form lists them: by the size that was ordered (assumption). */
export function checkOutRooms({ movingSpace, cleaningSpace }: Home): readonly CheckOutRoom[] {
  const count = BEDROOMS[movingSpace ?? cleaningSpace ?? 'custom'];
  const bedrooms = Array.from({ length: count }, (_, index) => ({
    key: `bedroom-${index + 1}`,
    label: count === 1 ? 'Bedroom' : `Bedroom ${index + 1}`,
  }));
  return [
    { key: 'hall', label: 'Hall and stairs' },
    { key: 'living', label: count === 0 ? 'Room' : 'Living room' },
    { key: 'kitchen', label: 'Kitchen with its appliances' },
    ...bedrooms,
    { key: 'bathroom', label: 'Bathroom' },
    { key: 'outside', label: 'Loft, shed and outside' },
  ];
}

/** Whether a home is left or cleaned: what comes out of a store has nothing to hand back. */
export const hasCheckOut = (services: readonly ServiceType[]): boolean =>
  ['moving', 'cleaning'].includes(flowOf(mainService(services)));

type Cleaned = Pick<OrderLike, 'cleaningSpace' | 'dates' | 'timeSlot'>;

/** The guarantee of the clean of an order, as its pack says it; null where none was ordered. */
export function checkOutGuarantee(
  order: Cleaned,
  services: readonly ServiceType[],
): { readonly period: string; readonly words: readonly string[] } | null {
  const appointment = services.includes('CLEANING') ? appointmentFor('CLEANING', order) : null;
  if (!appointment) return null;
  const { date, slot } = appointment;
  const period = guaranteePeriod({ cleaningSpace: order.cleaningSpace, date, slot });
  return { period, words: [GUARANTEE_PROMISE, ...GUARANTEE_CONDITIONS] };
}
