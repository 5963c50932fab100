import { MOST_VANS } from '../catalogue/most-vans';

/** More than two vans hold: such a move has no price online, people ring instead. */
export class VolumeTooLarge extends Error {
  override readonly name = 'VolumeTooLarge';

  constructor(readonly cubicFeet: number) {
    super(`${cubicFeet} cu ft is more than ${MOST_VANS} hold`);
  }
}
