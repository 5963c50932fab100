import type { Import } from './imports';

/** The imports of one room from another: how many of values, and how many of types alone. */
export type Arrow = { readonly from: string; readonly to: string; readonly values: number; readonly types: number };

/** Returns the room of a file; null for a file in none of the examined rooms. */
export type RoomOf = (file: string) => string | null;

export function arrowsBetween(imports: readonly Import[], roomOf: RoomOf): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { from: source, to: target, isType } of imports) {
    const [from, to] = [roomOf(source), roomOf(target)];
    if (from === null || to === null || from === to) continue;
    const key = `${from} ${to}`;
    const { values, types } = arrows.get(key) ?? { values: 0, types: 0 };
    arrows.set(key, { from, to, values: values + (isType ? 0 : 1), types: types + (isType ? 1 : 0) });
  }
  return [...arrows.values()].sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}

export const withValues = (arrows: readonly Arrow[]): readonly Arrow[] => arrows.filter(({ values }) => values > 0);

/** Returns every room that can be reached from one by imports. */
function reachedFrom(room: string, arrows: readonly Arrow[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [room];
  for (const at of queue) {
    for (const { from, to } of arrows) {
      if (from !== at || reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
    }
  }
  return reached;
}

/** Returns the groups of rooms that import each other, directly or indirectly, which no order of floors can resolve. */
export function knots(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const rooms = [...new Set(arrows.map(({ from }) => from))];
  const reached = new Map(rooms.map((room) => [room, reachedFrom(room, arrows)]));
  const isTied = (a: string, b: string) => reached.get(a)?.has(b) === true && reached.get(b)?.has(a) === true;
  const groups = rooms.map((room) => rooms.filter((other) => isTied(room, other)));
  return groups.filter((group, n) => group.length > 0 && group[0] === rooms[n]);
}

const weight = ({ values, types }: Arrow): number => values + types;

/** Returns the imports that point up when the rooms stand in this order, the first at the top. */
export function arrowsUp(order: readonly string[], arrows: readonly Arrow[]): readonly Arrow[] {
  const floor = new Map(order.map((room, n) => [room, n]));
  return arrows.filter(({ from, to }) => (floor.get(to) ?? 0) < (floor.get(from) ?? 0));
}

/**
 * Returns the rooms, each above all that it imports. Rooms in a cycle stand together, in the order with the fewest
 * upward imports.
 */
export function floors(rooms: readonly string[], arrows: readonly Arrow[]): readonly string[] {
  const knotted = knots(arrows);
  const groupOf = (room: string) => knotted.find((group) => group.includes(room)) ?? [room];
  const placed: string[] = [];
  const isReady = (room: string) => {
    const group = groupOf(room);
    return arrows.every(({ from, to }) => !group.includes(to) || group.includes(from) || placed.includes(from));
  };
  while (placed.length < rooms.length) {
    const next = rooms.find((room) => !placed.includes(room) && isReady(room));
    if (next === undefined) throw new Error('Rooms that are not listed import listed ones.');
    placed.push(...bestOrder(groupOf(next), arrows));
  }
  return placed;
}

/** Returns a group's order, improved by moving one room at a time until no move reduces the upward imports. */
function bestOrder(group: readonly string[], arrows: readonly Arrow[]): readonly string[] {
  const inside = arrows.filter(({ from, to }) => group.includes(from) && group.includes(to));
  const cost = (order: readonly string[]) => arrowsUp(order, inside).reduce((sum, arrow) => sum + weight(arrow), 0);
  for (let order = group; ;) {
    const moved = group.flatMap((room) => {
      const others = order.filter((other) => other !== room);
      return group.map((_, n) => others.toSpliced(n, 0, room));
    });
    const best = moved.reduce((a, b) => (cost(b) < cost(a) ? b : a), order);
    if (best === order) return order;
    order = best;
  }
}
