import { oneLineEach } from '../catalogue/one-line-each';
import type { Items } from '../order-types';
import type { StorageAnswers } from './storage';
import { inventoryTotals } from '../catalogue/inventory';

/** Returns all items that the unit has to hold: the list and the items already in it. */
export const unitContents = ({
  storedItems,
  furnitureItems,
}: Pick<StorageAnswers, 'storedItems' | 'furnitureItems'>): Items =>
  storedItems.length === 0 ? furnitureItems : oneLineEach([...storedItems, ...furnitureItems]);

type Fitted = Pick<StorageAnswers, 'storageSpace' | 'squareFeet' | 'furnitureItems' | 'storesWhatFits'>;

/** Returns the key of one unit and list, to which the agreement to "store what fits" is bound. */
export function whatFitsWord({ storageSpace, squareFeet, furnitureItems }: Omit<Fitted, 'storesWhatFits'>): string {
  const { pieces, cubicFeet } = inventoryTotals(furnitureItems);
  return [storageSpace, ...(squareFeet === null ? [] : [squareFeet]), pieces, cubicFeet].join(' ');
}

/** Returns whether the customer knows that the list exceeds the unit and wants what fits to be stored (FIT-1). */
export const agreesToWhatFits = (answers: Fitted): boolean => answers.storesWhatFits === whatFitsWord(answers);
