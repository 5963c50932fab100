import { oneLineEach } from '../catalogue/one-line-each';
import type { FurnitureItem } from '../vocabulary';
import type { StorageAnswers } from './storage';

/** Everything that the unit has to hold: beside the list what is in it already. */
export const unitContents = ({
  storedItems,
  furnitureItems,
}: Pick<StorageAnswers, 'storedItems' | 'furnitureItems'>): readonly FurnitureItem[] =>
  storedItems.length === 0 ? furnitureItems : oneLineEach([...storedItems, ...furnitureItems]);
