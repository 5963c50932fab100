import type { RoomOf } from './arrows';
import { roomOf, ROOMS, serverRoomOf, SERVER_ROOMS } from './rooms';

type Picture = {
  /** The guide that contains the picture, relative to the root. */
  readonly guide: string;
  readonly roomOf: RoomOf;
  readonly rooms: Readonly<Record<string, string>>;
};

export const PICTURES: readonly Picture[] = [
  { guide: 'README.md', roomOf, rooms: ROOMS },
  { guide: 'lib/server/README.md', roomOf: serverRoomOf, rooms: SERVER_ROOMS },
];
