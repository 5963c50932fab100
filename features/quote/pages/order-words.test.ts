import type { DraftOrderDto } from '@/lib/contracts/checkout';
import { heldWords, orderedWords } from './order-words';

const order: DraftOrderDto = {
  standing: 'held',
  reference: 'SM-1',
  orderUrl: 'https://site.test/orders/SM-1?token=x',
  isShared: false,
  heldUntil: '2026-11-24T09:30:00.000Z',
  payUrl: '/api/orders/SM-1/pay?token=x',
  appointment: { date: '2026-12-15', slot: ['10:00', '12:00'] },
  total: 259,
};
const HELD = 'We hold Tuesday 15 December 2026, 10:00–12:00 for';

describe('RDT-3: an order of a quote that is not paid', () => {
  it('says what is held until when, offers to pay and lets answers be corrected', () => {
    expect(heldWords(order, false)).toEqual({
      title: 'Not paid yet',
      text: `${HELD} you until Tuesday 24 November 2026, 09:30. Nothing is paid, so nothing is booked yet.`,
      pay: { label: 'Pay £259', href: order.payUrl },
      correct: 'Is an answer wrong? Change it below and pay on this page. The new order takes the place of this one.',
      order: { label: 'See your order', href: order.orderUrl },
    });
  });

  it('is not paid as a whole when its price is shared out', () => {
    const words = heldWords({ ...order, isShared: true, payUrl: null }, false);
    expect(words.pay).toBeNull();
    expect(words.text).toMatch(/Each of you pays your own share with your own link\.$/);
    expect(words.correct).toMatch(/its links stop working\.$/);
  });

  it('is not paid by the operator who booked it on the phone', () => {
    const words = heldWords(order, true);
    expect(words).toMatchObject({ pay: null, order: { href: '/desk/orders/SM-1' } });
    expect(words.text).toBe(
      `${HELD} the customer until Tuesday 24 November 2026, 09:30. They pay by the link in our email.`,
    );
  });

  it('is told apart from one that is paid in part, and from one that is paid', () => {
    const partly = orderedWords({ ...order, standing: 'part_paid', isShared: true, payUrl: null }, 'move');
    expect(partly.title).toBe('Part of this is paid');
    expect(partly.text).toContain(`${HELD} you until Tuesday 24 November 2026, 09:30. Your move is booked once every`);
    expect(orderedWords({ ...order, standing: 'paid', heldUntil: null, payUrl: null }, 'move')).toEqual({
      title: 'You have already booked this',
      text: 'This quote became an order. Its page shows the slot, the price and what happens next.',
      orderUrl: order.orderUrl,
    });
  });
});
