import { pence } from '@/lib/domain/money';
import type { PayableOrder } from '../port';
import { lineItems, sessionExpiry, sessionParams } from './session-params';

const at = (time: string) => new Date(`2026-11-24T${time}:00.000Z`);

const order = (changes: Partial<PayableOrder> = {}): PayableOrder => ({
  id: 'order-1',
  reference: 'SM-7K4Q-2XPD',
  email: 'ada@example.com',
  heldUntil: at('09:30'),
  title: 'One-bedroom move, Tuesday 15 December 2026, 10:00–12:00',
  amount: pence(35800),
  lines: [
    { label: 'One-bedroom move', amount: pence(25900) },
    { label: 'Packing', detail: 'Boxes and hands', amount: pence(9900) },
    { label: 'Road charges', amount: pence(0) },
  ],
  ...changes,
});

const listed = (changes: Partial<PayableOrder> = {}) =>
  lineItems(order(changes)).map(({ price_data: price }) => [
    price?.product_data?.name,
    price?.unit_amount,
    price?.product_data?.description,
  ]);

describe('a session at Stripe', () => {
  it('LAW-1: lists the lines of the quote', () => {
    expect(listed()).toEqual([
      ['One-bedroom move', 25900, undefined],
      ['Packing', 9900, 'Boxes and hands'],
    ]);
  });

  it('LAW-1: with a discount it is one item that names every line and the sum that was shown', () => {
    const lines = [...order().lines, { label: 'Student discount', amount: pence(-3580) }];
    expect(listed({ lines, amount: pence(32220) })).toEqual([
      [order().title, 32220, 'Order SM-7K4Q-2XPD; One-bedroom move £259; Packing £99; Student discount −£35.80'],
    ]);
  });

  it('asks for the amount of the order, whatever its lines say', () => {
    for (const lines of [[], [{ label: 'Half of it', amount: pence(100) }]]) {
      expect(listed({ lines }).map(([, amount]) => amount)).toEqual([35800]);
    }
  });

  it.each([
    ['the shortest that Stripe takes, when the hold ends before', '09:30', '09:31'],
    ['as long as the hold', '10:15', '10:15'],
  ])('LAW-3: lives %s', (_, hold, expiry) => {
    expect(sessionExpiry(at(hold), at('09:00'))).toBe(at(expiry).getTime() / 1_000);
  });

  it('LAW-13: asks for pounds and cards, and says nothing of the guest but the address for the receipt', () => {
    const request = {
      paymentId: 'payment-1',
      order: order(),
      returnUrl: 'https://a.test/1',
      cancelUrl: 'https://a.test/2',
      keepsCard: false,
      customerRef: null,
    };
    const params = sessionParams(request, at('09:00'));
    expect(params).toMatchObject({
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      adaptive_pricing: { enabled: false },
      client_reference_id: 'SM-7K4Q-2XPD',
      customer_email: 'ada@example.com',
      success_url: 'https://a.test/1',
      cancel_url: 'https://a.test/2',
      metadata: { payment_id: 'payment-1', order: 'SM-7K4Q-2XPD' },
    });
    expect(params.line_items?.every((item) => item.price_data?.currency === 'gbp')).toBe(true);
  });
});
