import { object, string } from 'yup';
import type { RoomPhotoRefusal } from '@/lib/domain/order/check-out';
import type { KeptRoomPhotos } from './check-out-page';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';
import { WITH_PHOTO } from './photo-field';

export const readRoomPhotos = endpoint<KeptRoomPhotos>()({
  name: 'readRoomPhotos',
  path: `${APP_PREFIX}/read_room_photos`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found'],
});

/** Stores a photo of a room; idempotent. `refused`: why the photo is not stored. */
export const sendRoomPhoto = endpoint<{ readonly refused: RoomPhotoRefusal | null }>()({
  name: 'sendRoomPhoto',
  path: `${APP_PREFIX}/room_photo`,
  access: 'guest',
  request: object({ ...orderKey, room: string().required().max(40) }),
  errors: ['validation_failed', 'not_found', 'rate_limited', 'body_too_large', 'unsupported_media_type'],
  ...WITH_PHOTO,
  perMinute: 60,
});

export const dropRoomPhoto = endpoint<{ readonly dropped: true }>()({
  name: 'dropRoomPhoto',
  path: `${APP_PREFIX}/drop_room_photo`,
  access: 'guest',
  request: object({ ...orderKey, id: string().required().max(64) }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 60,
});
