import { MOST_CLAIM_PHOTOS, PHOTO_REFUSALS } from '../claims/claims';
import { addDays, type LocalDate } from '../london-time';
import type { OrderLike, ServiceType } from '../order-types';
import { PHOTOS_KEPT_DAYS } from '../retention';
import { flowOf, mainService } from '../services/flows';
import { appointmentFor } from './appointments';
import { GUARANTEE_CONDITIONS, GUARANTEE_PROMISE, guaranteePeriod } from './cleaning-guarantee';

/** Bedrooms by size of the home that is moved or cleaned. A custom home counts as the largest size. */
const BEDROOMS = { mini: 0, one_bedroom: 1, two_bedroom: 2, three_bedroom: 3, custom: 3 } as const;

type Home = Pick<OrderLike, 'movingSpace' | 'cleaningSpace'>;

/** A room of the check-out form. `key`: the key under which its photos are stored. */
type CheckOutRoom = { readonly key: string; readonly label: string };

/** Returns the rooms of a home that is handed back, as a form lists them, by the ordered size (assumption). */
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

/** Returns whether the customer leaves or cleans a home. A return from storage has no home to hand back. */
export const hasCheckOut = (services: readonly ServiceType[]): boolean =>
  ['moving', 'cleaning'].includes(flowOf(mainService(services)));

type Cleaned = Pick<OrderLike, 'cleaningSpace' | 'dates' | 'timeSlot'>;

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

export const MOST_ROOM_PHOTOS = MOST_CLAIM_PHOTOS;

/** Returns the last day on which photos of a home can be added and seen. `lastDay` is the order's, in London. */
export const roomPhotosUntil = (lastDay: LocalDate): LocalDate => addDays(lastDay, PHOTOS_KEPT_DAYS);

/** Why a photo of a room was rejected. `name` is for example "“IMG_1.heic”". */
export const ROOM_PHOTO_REFUSALS = {
  unreadable: PHOTO_REFUSALS.unreadable,
  busy: PHOTO_REFUSALS.busy,
  tooLarge: PHOTO_REFUSALS.tooLarge,
  closed: () => 'No photos were added: this order takes no photos any more.',
  full: (name: string) => `${name} was not added: there are ${MOST_ROOM_PHOTOS} photos of this room already.`,
  refused: (name: string) => `${name} was not added: this order takes no photos any more.`,
  known: (name: string) => `${name} is among the photos of another room already. Remove it there first.`,
} as const;

/** The reasons that concern a single photo, not the whole upload. */
export type RoomPhotoRefusal = Exclude<keyof typeof ROOM_PHOTO_REFUSALS, 'tooLarge' | 'busy' | 'closed'>;
