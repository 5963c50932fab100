import { formatPence } from '@/lib/domain/money';
import { ADD_ON_PRICES } from '@/lib/domain/prices/price-lists';
import { SITE } from '@/lib/site';
import { STEP_DRAWINGS } from './drawings';

const ASSEMBLING = formatPence(ADD_ON_PRICES[SITE.addOnVariant].ASSEMBLING);

/** How a move is booked and done. */
export const STEPS = [
  {
    title: 'See your price',
    text: 'Two postcodes and a size are all we need.',
    drawing: STEP_DRAWINGS.price,
  },
  {
    title: 'Pick a day and a slot',
    text: 'Every day shows its own price, so you can see which is cheaper.',
    drawing: STEP_DRAWINGS.day,
  },
  {
    title: 'We carry, you tell us where',
    text: 'With the movers and vans in your plan.',
    drawing: STEP_DRAWINGS.carry,
  },
  {
    title: 'Move in',
    text: `Boxes in the right rooms, and beds put together if you add that for ${ASSEMBLING}.`,
    drawing: STEP_DRAWINGS.home,
  },
];
