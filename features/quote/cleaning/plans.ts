import { moreThanSmaller, roomsText } from '@/lib/domain/catalogue/cleaned-rooms';
import { formatPence } from '@/lib/domain/money';
import { CLEANING_TITLES } from '@/lib/domain/pricing/cleaning';
import { CLEANING_PLANS } from '@/lib/domain/prices/price-lists';

const SPACES = ['one_bedroom', 'two_bedroom', 'three_bedroom'] as const;

export const CLEANS = SPACES.map((key) => {
  const { price, cleaners, hours } = CLEANING_PLANS[key];
  return {
    key,
    title: CLEANING_TITLES[key],
    price: formatPence(price),
    facts: [`${cleaners} cleaners`, `${hours} hours`],
    // A number never stands at the end of a line without its room.
    rooms: roomsText(key).replace(/(\d) /g, '$1\u00a0'),
    more: moreThanSmaller(key),
  };
});
