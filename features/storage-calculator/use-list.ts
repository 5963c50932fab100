import { useState, useSyncExternalStore } from 'react';
import type { FurnitureItem } from '@/lib/domain/order-types';

/**
 * The session storage key of the list, which survives a reload or a visit to another page. Invalid data or a blocked
 * storage means an empty list, never an error.
 */
const KEY = 'storage-calculator.list';

function keepList(items: readonly FurnitureItem[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(items));
  } catch {
    // With a full or blocked storage the list only does not survive a reload.
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
  /** Replaces the list. `undo` restores it until something is changed. */
  readonly replace: (items: readonly FurnitureItem[]) => void;
  readonly undo: (() => void) | null;
};

const NOTHING: readonly FurnitureItem[] = [];

/** Creates the store of this visit's list, which reads session storage once. */
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

/** Returns the visitor's list. Saved items come after the first render, which must match the server's. */
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
