import { ADD_ON_DRAWINGS, PLAN_DRAWINGS, PLAN_ROOM_DRAWINGS } from './drawings';
import { popularItemPictures } from './item-pictures';

/**
 * The drawings that the moving flow shows: what is done beside carrying, the vans of the plans, full and with their room
 * marked, and the items of the catalogue.
 */
export const movingPictures = () => ({
  addOnPictures: ADD_ON_DRAWINGS,
  itemPictures: popularItemPictures(),
  planPictures: PLAN_DRAWINGS,
  roomPictures: PLAN_ROOM_DRAWINGS,
});
