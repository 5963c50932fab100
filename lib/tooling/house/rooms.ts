import type { RoomOf } from './arrows';

/** What a room is for, in the picture's margin. The order is that of rooms which import nothing of each other. */
export const ROOMS: Readonly<Record<string, string>> = {
  pages: 'routes, page props, composition',
  'lib/server': 'asked by page props, pages/api, start-up',
  'features/*': 'parts of pages; never another feature',
  components: 'controlled; fetch nothing',
  'lib/analytics': 'events, consent',
  'lib/api': 'the browser side of calls',
  'lib/contracts': 'paths, methods, schemas, error codes',
  'lib/validation': 'yup rules, the exact messages',
  'lib/content': 'words, lists; props below pages',
  'lib/drawing': 'pure: drawings',
  'lib/domain': 'pure: money, prices, slots, orders',
  'lib/*.ts': 'addresses, widths, what waits',
};

/** The parts of the house that lint keeps apart, one for each feature. */
export const partOf: RoomOf = (file) => {
  const [top = '', inner = '', third] = file.split('/');
  if (top === 'lib') return third === undefined || inner === 'late-scripts' ? 'lib/*.ts' : `lib/${inner}`;
  return top === 'features' ? `features/${inner}` : top;
};

/** As the picture has them: one row for all features. */
export const roomOf: RoomOf = (file) => partOf(file)?.replace(/^features\/.*/, 'features/*') ?? null;

/** Rooms inside a room: its folders, and each file that stands in none. */
export const innerRoomOf =
  (outer: string): RoomOf =>
  (file) =>
    file.startsWith(`${outer}/`) ? (file.slice(outer.length + 1).split('/')[0] ?? null) : null;
