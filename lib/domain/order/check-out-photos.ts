import { addDays } from '../london-time';
import { PHOTOS_KEPT_DAYS } from '../retention';
import type { LocalDate } from '../order-types';
import { MOST_CLAIM_PHOTOS, PHOTO_REFUSALS } from '../claims/claims';

/** The most photos of one room of a home that is handed back: as many as for a claim. */
export const MOST_ROOM_PHOTOS = MOST_CLAIM_PHOTOS;

/**
 * Returns the last day on which photos of a home can be added and seen. `lastDay` is the order's last day in London.
 */
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
