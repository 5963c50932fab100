import { addressesWith, anAddress } from '@/lib/testing/moves';
import { aConfirmedOrder } from '@/lib/testing/order-view';
import { orderParking } from './parking';
import { addressParkingWords } from './parking-words';

/** Returns the parking words of an order at its collection. */
function said(postcode: string, now: string) {
  const addresses = addressesWith({
    collection: anAddress({ postcode, parking: false }),
    delivery: anAddress({ postcode: 'BN1 1AA', parking: false }),
  });
  const [stop] = orderParking(aConfirmedOrder({}, { addresses }).order, new Date(now));
  return stop && addressParkingWords(stop);
}

describe('the parking of a stop in words', () => {
  it('PLN-2: by when to ask which council, and for how much', () => {
    expect(said('NW5 2AA', '2026-11-24T09:00:00.000Z')).toEqual({
      when: 'By Friday 27 November, 15:00',
      what: 'Parking at NW5 2AA: ask the council for Camden to reserve two bays: £66.41 for one day.',
    });
  });

  it('PLN-2: where several boroughs may be meant, the earliest of their days', () => {
    const words = said('SE19 2AA', '2026-11-20T09:00:00.000Z');
    expect(words?.when).toBe('By Tuesday 24 November');
    expect(words?.what).toMatch(/street sign names \(Bromley, Croydon, Lambeth or Southwark\) for two bays/);
  });

  it('PLN-2: what works instead, where it is too late', () => {
    const words = said('NW5 2AA', '2026-12-01T09:00:00.000Z');
    expect(words?.when).toBeNull();
    expect(words?.what).toMatch(/too late for a reserved bay.*dispensation.*nearest lawful space/);
  });

  it('PLN-2: where it is too late for one of several boroughs, says for which', () => {
    const words = said('N4 2AA', '2026-12-03T09:00:00.000Z');
    expect(words?.when).toBe('By Thursday 3 December');
    expect(words?.what).toBe(
      'Parking at N4 2AA: if the street sign names Hackney, ask its council for two bays by this day. For Haringey it is too late.',
    );
    expect(said('SE19 2AA', '2026-12-03T09:00:00.000Z')?.what).toMatch(
      /\(Bromley, Lambeth or Southwark\) for two bays.*For Croydon, ask today whether it is still possible\./,
    );
  });
});
