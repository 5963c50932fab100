import { isTooHeavy } from '../catalogue/needs';
import type { FurnitureItem } from '../vocabulary';

/** Something on the list has no price online for its weight: people ask for one. */
export class TooHeavy extends Error {
  override readonly name = 'TooHeavy';

  constructor() {
    super('Something on the list is priced by request for its weight');
  }
}

/** Throws TooHeavy for a list that is priced by request. */
export function refuseTooHeavy(items: readonly FurnitureItem[]): void {
  if (isTooHeavy(items)) throw new TooHeavy();
}
