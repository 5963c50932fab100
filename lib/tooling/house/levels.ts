import { arrowsBetween, knots, type Arrow } from './arrows';
import type { Import } from './imports';
import { innerRoomOf } from './rooms';

/** The generated file that lint reads (lib/tooling/import-zones.mjs). */
export const FLOORS_FILE = 'lib/tooling/floors.json';

/**
 * @internal Returns the rooms by floor, bottom up: every room as low as its imports allow. Throws when rooms import each
 * other.
 */
export function levels(rooms: readonly string[], arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const [knot] = knots(arrows);
  if (knot) throw new Error(`These rooms import each other: ${knot.join(', ')}.`);
  let waiting = [...new Set(rooms)].sort();
  const placed: string[][] = [];
  while (waiting.length > 0) {
    const isReady = (room: string) => arrows.every(({ from, to }) => from !== room || !waiting.includes(to));
    placed.push(waiting.filter(isReady));
    waiting = waiting.filter((room) => !isReady(room));
  }
  return placed;
}

const isFile = (room: string) => room.endsWith('.ts');

/** Returns the text of the generated file. Throws when rooms of one house import each other. */
export function floorsText(imports: readonly Import[]): string {
  const files = imports.flatMap(({ from, to }) => [from, to]);
  const inside = (house: string, isRoom: (room: string) => boolean) => {
    const rooms = files.map(innerRoomOf(house)).filter((room): room is string => room !== null && isRoom(room));
    const arrows = arrowsBetween(imports, innerRoomOf(house)).filter(({ from, to }) => isRoom(from) && isRoom(to));
    return levels(rooms, arrows);
  };
  // All of lib/domain may import the modules of its root.
  const houses = {
    'lib/domain': inside('lib/domain', (room) => !isFile(room)),
    'lib/server': inside('lib/server', () => true),
  };
  return `${JSON.stringify(houses, null, 2)}\n`;
}
