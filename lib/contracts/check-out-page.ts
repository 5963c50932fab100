/** Its picture is at the state's `photoPath` with `&id=`. */
export type RoomPhotoDto = { readonly id: string; readonly room: string; readonly at: string };

export const roomField = (room: string): string => `photos-${room}`;
export const SEND_PHOTOS = 'send';
export const DROP_ROOM_PHOTO = 'drop';

export type KeptRoomPhotos = {
  readonly photos: readonly RoomPhotoDto[];
  readonly photoPath: string;
  /** The last day on which photos are taken; null where none are taken. */
  readonly until: string | null;
};

export type CheckOutState = KeptRoomPhotos & {
  readonly typed: Readonly<Record<string, string>>;
  /** Why files were not taken, by room; '' for the whole form. */
  readonly refused: Readonly<Record<string, string>>;
};
