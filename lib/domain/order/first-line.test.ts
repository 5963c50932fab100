import type { Address, Addresses, ServiceType } from '../order-types';
import { firstLine, firstLineText, wayText } from './first-line';

const at = (postcode: string): Address => ({ postcode, floor: 0, parking: true, elevator: false });
const SLOT = ['10:00', '12:00'] as const;

describe('the first line of an order', () => {
  it.each<readonly [string, Addresses, readonly ServiceType[]]>([
    ['N1 to SE15', { collection: at('N1 2TX'), delivery: at('SE15 4QL') }, ['MOVING']],
    [
      'N1 to SE15 via SE1 and E8',
      {
        collection: at('N1 2TX'),
        delivery: at('SE15 4QL'),
        additional_collection: [at('SE1 9SG')],
        additional_delivery: [at('E8 1EJ')],
      },
      ['MOVING'],
    ],
    [
      'N1 to SE15',
      { collection: at('N1 2TX'), delivery: at('SE15 4QL'), cleaning: at('N1 2TX') },
      ['MOVING', 'CLEANING'],
    ],
    ['N1 into storage', { storage_collection: at('N1 2TX') }, ['STORAGE_COLLECTION']],
    ['storage to SE15', { delivery: at('SE15 4QL') }, ['STORAGE_RETURN']],
    ['E8', { cleaning: at('E8 1EJ') }, ['CLEANING']],
  ])('FORM-6: says the way as "%s"', (way, addresses, services) => {
    expect(wayText(addresses, services)).toBe(way);
  });

  it('FORM-6: is the day, the two hours and the way', () => {
    const order = {
      addresses: { collection: at('N1 2TX'), delivery: at('SE15 4QL') },
      dates: { movingDate: '2026-12-03' },
      timeSlot: { movingDate: SLOT },
    };
    const line = firstLine(order, ['MOVING']);
    expect(line).toEqual({ day: 'Thursday 3 December', hours: '10:00–12:00', where: 'N1 to SE15' });
    expect(line && firstLineText(line)).toBe('Thursday 3 December, 10:00–12:00: N1 to SE15');
    expect(line && firstLineText({ ...line, note: 'Cancelled' })).toBe(
      'Cancelled. Thursday 3 December, 10:00–12:00: N1 to SE15',
    );
    expect(line && firstLineText({ ...line, hours: '' })).toBe('Thursday 3 December: N1 to SE15');
    expect(firstLine({ ...order, dates: {} }, ['MOVING'])).toBeNull();
  });
});
