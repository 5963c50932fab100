import { addressesWith, anAddress } from '@/lib/testing/moves';
import { aBookedOrderOf, aConfirmedOrder } from '@/lib/testing/order-view';
import { londonInstant } from '../london-time';
import { uncapitalised } from '../wording';
import { addressParkingWords, orderParking, quotedParking } from './parking';

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

const DAY = '2026-12-15';
const at = (date: string) => londonInstant(date, '10:00');
const quotedMove = (
  collection: Partial<ReturnType<typeof anAddress>>,
  delivery: Partial<ReturnType<typeof anAddress>>,
) => ({
  collection: anAddress({ parking: false, ...collection }),
  delivery: anAddress({ parking: false, ...delivery }),
});
const parkingOfQuote = (addresses: ReturnType<typeof quotedMove>, now: string, date = DAY) =>
  quotedParking(addresses, date, at(now));

describe('the parking of a quote', () => {
  it('PLN-2: says for both addresses what to ask whom, by when and for how much', () => {
    const parking = parkingOfQuote(quotedMove({ postcode: 'NW5 2AA' }, { postcode: 'SW2 1AA' }), '2026-11-24');
    expect(parking).toEqual({
      title: 'Parking for the van on Tuesday 15 December',
      stops: [
        {
          place: 'Collection, NW5 2AA',
          title: 'Ask by Friday 27 November, 15:00',
          text: 'Ask Camden Council to reserve two bays: £66.41 for one day.',
          links: [{ href: expect.stringMatching(/camden\.gov\.uk/) as string, label: 'The council’s page for Camden' }],
          state: 'ask',
        },
        expect.objectContaining({ place: 'Delivery, SW2 1AA', title: 'Ask by Monday 30 November', state: 'ask' }),
      ],
      instead: [],
      nextDay: null,
      charges: 'We pay the Congestion Charge and the ULEZ charge: they are already in your price.',
    });
  });

  it('PLN-2: has nothing to arrange where the van can park at the door, and leads on outside London', () => {
    const parking = parkingOfQuote(
      quotedMove({ postcode: 'NW5 2AA', parking: true }, { postcode: 'BN1 1AA' }),
      '2026-11-24',
    );
    expect(parking?.stops.map(({ title, state, links }) => [title, state, links.length])).toEqual([
      ['Nothing to arrange', 'free', 0],
      ['Ask the local council', 'ask', 1],
    ]);
    expect(parking?.stops[1]?.links[0]?.href).toBe('https://www.gov.uk/find-local-council');
  });

  it('PLN-2: when it is too late at one address, names the nearest day that works at every one of them', () => {
    const late = parkingOfQuote(quotedMove({ postcode: 'NW5 2AA' }, { postcode: 'SW2 1AA' }), '2026-12-01');
    expect(late?.stops.map(({ state }) => state)).toEqual(['late', 'ask']);
    expect(late?.stops[0]?.text).toMatch(/The last day to ask Camden Council was Friday 27 November/);
    expect(late?.nextDay).toEqual({ date: '2026-12-18', label: 'Friday 18 December' });
    expect(late?.instead.join()).toMatch(/dispensation.*friends’ cars.*already in your price/s);
    // The price has a line for the carry, so the text does not repeat the amount.
    expect(late?.instead.join()).not.toContain('£');
  });

  it('PLN-2: a day that cannot be booked any more is never offered', () => {
    const far = parkingOfQuote(quotedMove({ postcode: 'NW5 2AA' }, {}), '2026-12-01', '2027-02-28');
    expect(far?.nextDay).toBeNull();
  });

  it('PLN-2: leaves out what cannot be read yet, and is null where no van comes', () => {
    const half = parkingOfQuote(quotedMove({ postcode: 'NW' }, { postcode: 'SW2 1AA' }), '2026-11-24');
    expect(half?.stops.map(({ place }) => place)).toEqual(['Delivery, SW2 1AA']);
    expect(quotedParking({ cleaning: anAddress({}) }, DAY, at('2026-11-24'))).toBeNull();
  });

  it.each([
    ['in time', '2026-11-24', 'NW5 2AA', 'SW2 1AA'],
    ['too late at one end', '2026-12-01', 'NW5 2AA', 'SW2 1AA'],
    ['where several boroughs may be meant', '2026-11-20', 'SE19 2AA', 'N4 2AA'],
    ['too late for one of several boroughs', '2026-12-03', 'N4 2AA', 'SM1 1AA'],
    ['of works only', '2026-11-20', 'RM12 4AA', 'EC2A 1AA'],
  ])('PLN-2: says what its order will say: %s', (_, now, collection, delivery) => {
    const addresses = quotedMove({ postcode: collection }, { postcode: delivery });
    const order = aConfirmedOrder({}, { addresses: addressesWith(addresses) }).order;
    const ordered = orderParking(order, at(now)).map(addressParkingWords);
    const quoted = parkingOfQuote(addresses, now)?.stops ?? [];
    expect(ordered).toHaveLength(2);
    ordered.forEach(({ when, what }, index) => {
      const { title = '', text = '', state } = quoted[index] ?? {};
      expect(what).toContain(state === 'late' ? text : uncapitalised(text));
      if (when !== null) expect(when).toBe(title.replace(/^Ask by/, 'By'));
    });
  });

  it('PLN-2: has nothing to say from the day on', () => {
    expect(parkingOfQuote(quotedMove({ postcode: 'NW5 2AA' }, {}), DAY)).toBeNull();
  });
});

/** Returns the parking words of an order at its collection. */
function wordsOf(postcode: string, now: string) {
  const addresses = addressesWith({
    collection: anAddress({ postcode, parking: false }),
    delivery: anAddress({ postcode: 'BN1 1AA', parking: false }),
  });
  const [stop] = orderParking(aConfirmedOrder({}, { addresses }).order, new Date(now));
  return stop && addressParkingWords(stop);
}

describe('the parking of a stop in words', () => {
  it('PLN-2: by when to ask which council, and for how much', () => {
    expect(wordsOf('NW5 2AA', '2026-11-24T09:00:00.000Z')).toEqual({
      when: 'By Friday 27 November, 15:00',
      what: 'Parking at NW5 2AA: ask Camden Council to reserve two bays: £66.41 for one day.',
    });
  });

  it('PLN-2: where several boroughs may be meant, the earliest of their days', () => {
    const words = wordsOf('SE19 2AA', '2026-11-20T09:00:00.000Z');
    expect(words?.when).toBe('By Tuesday 24 November');
    expect(words?.what).toMatch(
      /two parking bays\. It’s the name on your street sign: Bromley, Croydon, Lambeth or Southwark\.$/,
    );
  });

  it('PLN-2: what works instead, where it is too late', () => {
    const words = wordsOf('NW5 2AA', '2026-12-01T09:00:00.000Z');
    expect(words?.when).toBeNull();
    expect(words?.what).toMatch(/too late for a reserved bay.*dispensation.*nearest lawful space/);
  });

  it('PLN-2: where it is too late for one of several boroughs, says for which', () => {
    const words = wordsOf('N4 2AA', '2026-12-03T09:00:00.000Z');
    expect(words?.when).toBe('By Thursday 3 December');
    expect(words?.what).toBe(
      'Parking at N4 2AA: ask the council to suspend two parking bays if your street sign names Hackney. For Haringey it is too late.',
    );
    expect(wordsOf('SE19 2AA', '2026-12-03T09:00:00.000Z')?.what).toMatch(
      /street sign: Bromley, Lambeth or Southwark\. For Croydon, ask today whether it is still possible\./,
    );
  });
});
