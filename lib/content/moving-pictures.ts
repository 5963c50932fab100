import { ADD_ON_DRAWINGS, PLAN_DRAWINGS, PLAN_ROOM_DRAWINGS } from './drawings';
import { popularItemPictures } from './item-pictures';

/**
 * Returns the drawings of the moving flow: the add-ons, the vans of the plans, full and with their room marked, and the
 * catalogue's items.
 */
export const movingPictures = () => ({
  addOnPictures: ADD_ON_DRAWINGS,
  itemPictures: popularItemPictures(),
  planPictures: PLAN_DRAWINGS,
  roomPictures: PLAN_ROOM_DRAWINGS,
});
