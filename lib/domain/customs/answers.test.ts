import { SHIPPING_COUNTRIES } from '../enquiries/choices';
import { DESTINATIONS, isInUnion } from './answers';

it('the planner knows every country that the shipping form names', () => {
  const { other: _, ...named } = SHIPPING_COUNTRIES;
  expect(DESTINATIONS).toEqual(named);
  expect((['spain', 'portugal', 'united_arab_emirates'] as const).map(isInUnion)).toEqual([true, true, false]);
});
