import { PLAN_DRAWINGS } from './drawings';
import { itemPictures } from './item-pictures';

/** The drawings that the moving flow shows: the vans of the plans, and the items of the catalogue. */
export const movingPictures = () => ({ itemPictures: itemPictures(), planPictures: PLAN_DRAWINGS });
