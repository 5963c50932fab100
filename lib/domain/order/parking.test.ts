import { addressesWith, anAddress } from '@/lib/testing/moves';
import { aBookedOrderOf, aConfirmedOrder } from '@/lib/testing/order-view';
import { orderParking } from './parking';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const move = (collection: string, delivery: string, parking = false) =>
  aConfirmedOrder(
    {},
    {
      addresses: addressesWith({
        collection: anAddress({ postcode: collection, parking }),
        delivery: anAddress({ postcode: delivery, parking: false }),
      }),
    },
  ).order;

describe('the parking of an order', () => {
  it('PLN-2: is planned for both ends of a move, on its day', () => {
    const [from, to] = orderParking(move('NW5 2AA', 'SW15 2AA'), NOW);
    expect(from).toMatchObject({ place: { stop: 'collection' }, date: '2026-12-15', deadline: '2026-11-27' });
    expect(from?.plans.map(({ borough }) => borough)).toEqual(['Camden']);
    expect(to).toMatchObject({ place: { stop: 'delivery' }, deadline: '2026-11-24' });
    expect(to?.plans.map(({ borough }) => borough)).toContain('Wandsworth');
  });

  it('PLN-2: leaves out a stop with room at the door, and one outside London', () => {
    const stops = (order: ReturnType<typeof move>) => orderParking(order, NOW).map(({ place }) => place.stop);
    expect(stops(move('NW5 2AA', 'SW15 2AA', true))).toEqual(['delivery']);
    expect(stops(move('NW5 2AA', 'BN1 1AA'))).toEqual(['collection']);
  });

  it('PLN-2: has no deadline once it is too late, and nothing from the day on', () => {
    const order = move('NW5 2AA', 'BN1 1AA');
    expect(orderParking(order, new Date('2026-12-01T10:00:00.000Z'))).toMatchObject([{ deadline: null }]);
    expect(orderParking(order, new Date('2026-12-15T06:00:00.000Z'))).toEqual([]);
  });

  it('PLN-2: asks nothing for cleaners, who come without a van', () => {
    const { order } = aBookedOrderOf('cleaning');
    expect(orderParking(order, NOW)).toEqual([]);
  });
});
