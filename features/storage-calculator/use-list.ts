import { useState, useSyncExternalStore } from 'react';
import type { FurnitureItem } from '@/lib/domain/vocabulary';

/**
 * The list, kept for the visit so that a reload or a look elsewhere does not lose it. Read with suspicion: another
 * shape or a blocked storage mean "nothing kept", never a crash.
 */
const KEY = 'storage-calculator.list';

function keepList(items: readonly FurnitureItem[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(items));
  } catch {
    // A full or forbidden storage loses only what a reload would have kept.
  }
}

function keptList(): readonly FurnitureItem[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) && kept.every(isItem) ? kept : [];
  } catch {
    return [];
  }
}

function isItem(value: unknown): value is FurnitureItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, quantity, cubicFeet, kilograms } = value as Partial<Record<keyof FurnitureItem, unknown>>;
  const areTexts = [id, title].every((text) => typeof text === 'string');
  return areTexts && [quantity, cubicFeet, kilograms].every((count) => typeof count === 'number' && count >= 0);
}

export type List = {
  readonly items: readonly FurnitureItem[];
  readonly change: (items: readonly FurnitureItem[]) => void;
  /** Puts another list in the place of this one; `undo` brings this one back until something is changed. */
  readonly replace: (items: readonly FurnitureItem[]) => void;
  readonly undo: (() => void) | null;
};

const NOTHING: readonly FurnitureItem[] = [];

/** The list of this visit, read once from where it was kept. */
function listStore() {
  let items: readonly FurnitureItem[] | null = null;
  const listeners = new Set<() => void>();
  return {
    current: () => (items ??= keptList()),
    put: (next: readonly FurnitureItem[]) => {
      items = next;
      keepList(next);
      listeners.forEach((tell) => tell());
    },
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

/** The visitor's list. What was kept comes after the first render, which must be the server's. */
export function useList(): List {
  const [store] = useState(listStore);
  const items = useSyncExternalStore(store.subscribe, store.current, () => NOTHING);
  const [before, setBefore] = useState<readonly FurnitureItem[] | null>(null);
  const put = (next: readonly FurnitureItem[], previous: readonly FurnitureItem[] | null) => {
    store.put(next);
    setBefore(previous);
  };
  return {
    items,
    change: (next) => put(next, null),
    replace: (next) => put(next, items.length > 0 ? items : null),
    undo: before && (() => put(before, null)),
  };
}
