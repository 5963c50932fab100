import { addressesWith, anAddress } from '@/lib/testing/moves';
import { aConfirmedOrder } from '@/lib/testing/order-view';
import { londonInstant } from '../london-time';
import { uncapitalised } from '../wording';
import { orderParking } from './parking';
import { addressParkingWords } from './parking-words';
import { quotedParking } from './quoted-parking';

const DAY = '2026-12-15';
const at = (date: string) => londonInstant(date, '10:00');
const move = (collection: Partial<ReturnType<typeof anAddress>>, delivery: Partial<ReturnType<typeof anAddress>>) => ({
  collection: anAddress({ parking: false, ...collection }),
  delivery: anAddress({ parking: false, ...delivery }),
});
const said = (addresses: ReturnType<typeof move>, now: string, date = DAY) => quotedParking(addresses, date, at(now));

describe('the parking of a quote', () => {
  it('PLN-2: says for both addresses what to ask whom, by when and for how much', () => {
    const parking = said(move({ postcode: 'NW5 2AA' }, { postcode: 'SW2 1AA' }), '2026-11-24');
    expect(parking).toEqual({
      title: 'Parking for the van on Tuesday 15 December',
      stops: [
        {
          place: 'Collection, NW5 2AA',
          title: 'Ask by Friday 27 November, 15:00',
          text: 'Ask the council for Camden to reserve two bays: £66.41 for one day.',
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
    const parking = said(move({ postcode: 'NW5 2AA', parking: true }, { postcode: 'BN1 1AA' }), '2026-11-24');
    expect(parking?.stops.map(({ title, state, links }) => [title, state, links.length])).toEqual([
      ['Nothing to arrange', 'free', 0],
      ['Ask the council for the street', 'ask', 1],
    ]);
    expect(parking?.stops[1]?.links[0]?.href).toBe('https://www.gov.uk/find-local-council');
  });

  it('PLN-2: when it is too late at one address, names the nearest day that works at every one of them', () => {
    const late = said(move({ postcode: 'NW5 2AA' }, { postcode: 'SW2 1AA' }), '2026-12-01');
    expect(late?.stops.map(({ state }) => state)).toEqual(['late', 'ask']);
    expect(late?.stops[0]?.text).toMatch(/The last day to ask the council for Camden was Friday 27 November/);
    expect(late?.nextDay).toEqual({ date: '2026-12-18', label: 'Friday 18 December' });
    expect(late?.instead.join()).toMatch(/dispensation.*friends’ cars.*already in your price/s);
    // The price has a line for the carry, so the text does not repeat the amount.
    expect(late?.instead.join()).not.toContain('£');
  });

  it('PLN-2: a day that cannot be booked any more is never offered', () => {
    const far = said(move({ postcode: 'NW5 2AA' }, {}), '2026-12-01', '2027-02-28');
    expect(far?.nextDay).toBeNull();
  });

  it('PLN-2: leaves out what cannot be read yet, and is null where no van comes', () => {
    const half = said(move({ postcode: 'NW' }, { postcode: 'SW2 1AA' }), '2026-11-24');
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
    const addresses = move({ postcode: collection }, { postcode: delivery });
    const order = aConfirmedOrder({}, { addresses: addressesWith(addresses) }).order;
    const ordered = orderParking(order, at(now)).map(addressParkingWords);
    const quoted = said(addresses, now)?.stops ?? [];
    expect(ordered).toHaveLength(2);
    ordered.forEach(({ when, what }, index) => {
      const { title = '', text = '', state } = quoted[index] ?? {};
      expect(what).toContain(state === 'late' ? text : uncapitalised(text));
      if (when !== null) expect(when).toBe(title.replace(/^Ask by/, 'By'));
    });
  });

  it('PLN-2: has nothing to say from the day on', () => {
    expect(said(move({ postcode: 'NW5 2AA' }, {}), DAY)).toBeNull();
  });
});
