import { MOST_VANS } from '../catalogue/vans';
import { isTooHeavy } from '../catalogue/needs';
import type { Items } from '../order-types';

/** Thrown for more volume than two vans hold. Such a move has no price online, and customers ring instead. */
export class VolumeTooLarge extends Error {
  override readonly name = 'VolumeTooLarge';

  constructor(readonly cubicFeet: number) {
    super(`${cubicFeet} cu ft is more than ${MOST_VANS} hold`);
  }
}

/** Thrown for a list with an item that is priced by request because of its weight. */
export class TooHeavy extends Error {
  override readonly name = 'TooHeavy';

  constructor() {
    super('Something on the list is too heavy to price online');
  }
}

/** Throws TooHeavy for a list that is priced by request. */
export function refuseTooHeavy(items: Items): void {
  if (isTooHeavy(items)) throw new TooHeavy();
}
