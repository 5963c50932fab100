import { MOST_VANS } from '../catalogue/most-vans';

/** Thrown for more volume than two vans hold. Such a move has no price online, and customers ring instead. */
export class VolumeTooLarge extends Error {
  override readonly name = 'VolumeTooLarge';

  constructor(readonly cubicFeet: number) {
    super(`${cubicFeet} cu ft is more than ${MOST_VANS} hold`);
  }
}
