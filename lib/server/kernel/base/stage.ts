/** How far the backend of this process has come: one a process, also when development loads its modules anew. */
type Stage = 'starting' | 'ready';

const KEY = Symbol.for('smart-storage-and-moving.stage');
const holder = globalThis as { [KEY]?: Stage };

/** Undefined before anybody has asked it to start. */
export const stage = (): Stage | undefined => holder[KEY];

export function reach(next: Stage): void {
  holder[KEY] = next;
}
