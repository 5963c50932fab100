/** A photo of a room; its picture is at the state's `photoPath` with `&id=`. */
export type RoomPhotoDto = { readonly id: string; readonly room: string; readonly at: string };

/** The field of files of a room, the button that sends them, and the one that takes a photo back (its id). */
export const roomField = (room: string): string => `photos-${room}`;
export const SEND_PHOTOS = 'send';
export const DROP_ROOM_PHOTO = 'drop';

export type KeptRoomPhotos = {
  /** In the order in which they came. */
  readonly photos: readonly RoomPhotoDto[];
  readonly photoPath: string;
  /** The last day on which photos are taken and kept; null where none are taken. */
  readonly until: string | null;
};

/** What the pack keeps, and what its form was last filled in with: that goes back to it and is not kept. */
export type CheckOutState = KeptRoomPhotos & {
  readonly typed: Readonly<Record<string, string>>;
  /** What was not taken, by room; '' for the whole form. */
  readonly refused: Readonly<Record<string, string>>;
};
