/** There is one stage per process, also when development reloads modules. */
type Stage = 'starting' | 'ready';

const KEY = Symbol.for('smart-storage-and-moving.stage');
const holder = globalThis as { [KEY]?: Stage };

export const stage = (): Stage | undefined => holder[KEY];

export function reach(next: Stage): void {
  holder[KEY] = next;
}
