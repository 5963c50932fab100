import { inventoryTotals } from '../catalogue/inventory';
import type { StorageAnswers } from './storage';

type Fitted = Pick<StorageAnswers, 'storageSpace' | 'squareFeet' | 'furnitureItems' | 'storesWhatFits'>;

/** What "store what fits" is said to: one unit and one list. Another unit or another list is another word. */
export function whatFitsWord({ storageSpace, squareFeet, furnitureItems }: Omit<Fitted, 'storesWhatFits'>): string {
  const { pieces, cubicFeet } = inventoryTotals(furnitureItems);
  return [storageSpace, ...(squareFeet === null ? [] : [squareFeet]), pieces, cubicFeet].join(' ');
}

/** Whether the customer knows that the list is more than the unit holds, and wants what fits to be stored (FIT-1). */
export const agreesToWhatFits = (answers: Fitted): boolean => answers.storesWhatFits === whatFitsWord(answers);
