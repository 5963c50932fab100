import { useState, useSyncExternalStore } from 'react';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { keepList, keptList } from './kept-list';

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
