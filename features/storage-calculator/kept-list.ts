import type { FurnitureItem } from '@/lib/domain/vocabulary';

/**
 * The list, kept for the visit so that a reload or a look elsewhere does not lose it. Read with suspicion: another
 * shape or a blocked storage mean "nothing kept", never a crash.
 */
const KEY = 'storage-calculator.list';

export function keepList(items: readonly FurnitureItem[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(items));
  } catch {
    // A full or forbidden storage loses only what a reload would have kept.
  }
}

export function keptList(): readonly FurnitureItem[] {
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
