import { inventoryTotals } from '../catalogue/inventory';
import type { StorageAnswers } from './storage';

type Fitted = Pick<StorageAnswers, 'storageSpace' | 'squareFeet' | 'furnitureItems' | 'storesWhatFits'>;

/**
 * Returns the key of one unit and one list, to which the agreement to "store what fits" is bound. Another unit or list
 * has another key.
 */
export function whatFitsWord({ storageSpace, squareFeet, furnitureItems }: Omit<Fitted, 'storesWhatFits'>): string {
  const { pieces, cubicFeet } = inventoryTotals(furnitureItems);
  return [storageSpace, ...(squareFeet === null ? [] : [squareFeet]), pieces, cubicFeet].join(' ');
}

/** Returns whether the customer knows that the list exceeds the unit and wants what fits to be stored (FIT-1). */
export const agreesToWhatFits = (answers: Fitted): boolean => answers.storesWhatFits === whatFitsWord(answers);
