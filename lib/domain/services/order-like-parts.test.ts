import { fullAnswers } from '@/lib/testing/moves';
import { pence } from '../money';
import { appointment, baseOf } from './order-like-parts';

const quote = { lines: [], total: pence(13_660), totalWithDiscount: pence(10_156), distanceMiles: 7 };

describe('what every order-like object has', () => {
  it('QUO-6: who ordered without blanks, the phone as digits after its prefix, pounds, and nothing of a service', () => {
    const order = baseOf({ ...fullAnswers({ firstName: ' Ada ', addOns: ['PACKING'], promo: ' A ' }) }, quote);
    expect(order.details).toMatchObject({ firstName: 'Ada', phone: '7700900123', phonePrefix: '44' });
    expect(order).toMatchObject({ isPacking: true, promo: 'A', quote: { total: 136.6, totalWithDiscount: 101.56 } });
    expect(order).toMatchObject({ movingSpace: null, storageSpace: null, cleaningSpace: null, addresses: {} });
  });

  it.each([
    ['', ['10:00', '12:00'], {}, {}],
    ['2026-12-15', null, { deliveryDate: '2026-12-15' }, {}],
    ['2026-12-15', ['10:00', '12:00'], { deliveryDate: '2026-12-15' }, { deliveryDate: ['10:00', '12:00'] }],
  ] as const)('day %j and slot %j', (date, slot, dates, timeSlot) => {
    expect(appointment('deliveryDate', date, slot)).toEqual({ dates, timeSlot });
  });
});
