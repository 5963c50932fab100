import type { CrewStopDto } from '@/lib/contracts/crew';
import type { ExtraState } from '@/lib/domain/extras/state';
import { withFurtherStops, type RoutedStop } from './calls';

const stop = (id: string, isDelivery: boolean): RoutedStop => ({ view: { id } as CrewStopDto, isDelivery });
const WAY = [stop('collection', false), stop('additional_delivery_1', true), stop('delivery', true)];
const extra = (place: string, state: ExtraState, postcode: string | null = 'SE15 4QL') => ({
  id: `${place}-${state}`,
  kind: 'stop' as const,
  place,
  postcode,
  what: 'Ground floor',
  state,
});
const idsWith = (...extras: Parameters<typeof withFurtherStops>[1]) =>
  withFurtherStops(WAY, extras).map(({ id }) => id);

describe('the way of a job', () => {
  it('CRW-1: has a further stop on its side of the drive, once its customer has agreed', () => {
    expect(idsWith(extra('collection', 'paid'), extra('delivery', 'agreed'))).toEqual([
      ...['collection', 'extra_collection-paid', 'additional_delivery_1', 'extra_delivery-agreed', 'delivery'],
    ]);
  });

  it.each([
    ['asked', extra('delivery', 'asked')],
    ['refused', extra('delivery', 'refused')],
    ['withdrawn', extra('delivery', 'withdrawn')],
    ['without a postcode', extra('delivery', 'agreed', null)],
    ['stairs', { ...extra('delivery', 'agreed'), kind: 'floors' as const }],
  ])('CRW-1: stays as it was booked with one that is %s', (_, one) => {
    expect(idsWith(one)).toEqual(['collection', 'additional_delivery_1', 'delivery']);
  });

  it('CRW-1: says where it is and how one gets in, and that the street is asked for', () => {
    expect(withFurtherStops(WAY, [extra('delivery', 'agreed')])[2]).toEqual({
      id: 'extra_delivery-agreed',
      label: 'Further delivery, agreed today',
      where: 'SE15 4QL',
      isStreetMissing: true,
      access: 'Ground floor',
      note: '',
      contact: '',
      contactHref: '',
    });
  });
});
