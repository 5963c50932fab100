/** A photo of a room; its picture is at the state's `photoPath` with `&id=`. */
export type RoomPhotoDto = { readonly id: string; readonly room: string; readonly at: string };

/**
 * The names of a room's file field, of the button that sends the files, and of the one that deletes a photo (its id).
 */
export const roomField = (room: string): string => `photos-${room}`;
export const SEND_PHOTOS = 'send';
export const DROP_ROOM_PHOTO = 'drop';

export type KeptRoomPhotos = {
  /** The photos in the order of their arrival. */
  readonly photos: readonly RoomPhotoDto[];
  readonly photoPath: string;
  /** The last day on which photos are taken and kept; null where none are taken. */
  readonly until: string | null;
};

/** The stored photos of the check-out pack, with the last typed values of its form, which are not stored. */
export type CheckOutState = KeptRoomPhotos & {
  readonly typed: Readonly<Record<string, string>>;
  /** Why files were not taken, by room; '' for the whole form. */
  readonly refused: Readonly<Record<string, string>>;
};
