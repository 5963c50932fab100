import { oneLineEach } from '../catalogue/one-line-each';
import type { FurnitureItem } from '../order-types';
import type { StorageAnswers } from './storage';

/** Returns all items that the unit has to hold: the list and the items already in it. */
export const unitContents = ({
  storedItems,
  furnitureItems,
}: Pick<StorageAnswers, 'storedItems' | 'furnitureItems'>): readonly FurnitureItem[] =>
  storedItems.length === 0 ? furnitureItems : oneLineEach([...storedItems, ...furnitureItems]);
