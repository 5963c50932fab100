import { formatPence } from '@/lib/domain/money';
import { ADD_ON_PRICES } from '@/lib/domain/prices/price-lists';
import { SITE } from '@/lib/site';
import { STEP_DRAWINGS } from './drawings';

const ASSEMBLING = formatPence(ADD_ON_PRICES[SITE.addOnVariant].ASSEMBLING);

/** How a move is booked and done. */
export const STEPS = [
  {
    title: 'See your price',
    text: 'Two postcodes and a size. A price needs nothing else.',
    drawing: STEP_DRAWINGS.price,
  },
  {
    title: 'Pick a day and a slot',
    text: 'Every day shows its own price, so you can see which is cheaper.',
    drawing: STEP_DRAWINGS.day,
  },
  {
    title: 'We carry, you point',
    text: 'The movers and the vans that your plan names.',
    drawing: STEP_DRAWINGS.carry,
  },
  {
    title: 'Shut the door',
    text: `Boxes in the right rooms. Beds put together, if you add that for ${ASSEMBLING}.`,
    drawing: STEP_DRAWINGS.home,
  },
];
