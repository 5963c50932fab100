import { object, string } from 'yup';
import type { RoomPhotoRefusal } from '@/lib/domain/order/check-out-photos';
import type { KeptRoomPhotos } from './check-out-page';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';
import { WITH_PHOTO } from './photo-field';

/** Photos of the rooms of a home that is handed back. */

/** Reads those that are kept, and until when more are taken. */
export const readRoomPhotos = endpoint<KeptRoomPhotos>()({
  name: 'readRoomPhotos',
  method: 'POST',
  path: `${APP_PREFIX}/read_room_photos`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found'],
});

/** Takes a photo of a room, as often as it is sent. `refused`: why it is not among those of its room now; null: it is. */
export const sendRoomPhoto = endpoint<{ readonly refused: RoomPhotoRefusal | null }>()({
  name: 'sendRoomPhoto',
  method: 'POST',
  path: `${APP_PREFIX}/room_photo`,
  access: 'guest',
  request: object({ ...orderKey, room: string().required().max(40) }),
  errors: ['validation_failed', 'not_found', 'rate_limited', 'body_too_large', 'unsupported_media_type'],
  ...WITH_PHOTO,
  perMinute: 60,
});

/** Deletes a photo of a room. */
export const dropRoomPhoto = endpoint<{ readonly dropped: true }>()({
  name: 'dropRoomPhoto',
  method: 'POST',
  path: `${APP_PREFIX}/drop_room_photo`,
  access: 'guest',
  request: object({ ...orderKey, id: string().required().max(64) }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 60,
});
