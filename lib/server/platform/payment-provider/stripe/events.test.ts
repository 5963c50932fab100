import type Stripe from 'stripe';
import { stripeEvent } from '@/lib/testing/stripe/webhook';
import { toProviderEvent, toSessionState } from './events';

const session = { id: 'cs_1', amount_total: 25900, currency: 'gbp', payment_intent: 'pi_1', payment_status: 'paid' };
const refund = { id: 're_1', amount: 12950, payment_intent: 'pi_1', status: 'succeeded', metadata: { refund_id: 'r' } };
const paid = { providerRef: 'cs_1', type: 'paid', taken: { amount: 25900, currency: 'gbp' }, chargeRef: 'pi_1' };

const meaning = (type: string, object: object) =>
  toProviderEvent(stripeEvent(type, object, 'evt_1') as unknown as Stripe.Event);
const sessionIs = (changes: object) => toSessionState({ ...session, ...changes } as unknown as Stripe.Checkout.Session);

describe('what Stripe tells', () => {
  it.each([
    ['checkout.session.completed', session, { id: 'evt_1', ...paid }],
    ['checkout.session.completed', { ...session, payment_intent: { id: 'pi_1' } }, { id: 'evt_1', ...paid }],
    ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, null],
    ['checkout.session.async_payment_succeeded', session, { id: 'evt_1', ...paid }],
    ['checkout.session.async_payment_failed', session, { id: 'evt_1', providerRef: 'cs_1', type: 'failed' }],
    ['checkout.session.expired', session, { id: 'evt_1', providerRef: 'cs_1', type: 'ended' }],
    ['refund.created', refund, { refundRef: 're_1', refundId: 'r', chargeRef: 'pi_1', amount: 12950, state: 'done' }],
    ['refund.updated', { ...refund, status: 'pending', metadata: null }, { refundId: null, state: 'done' }],
    ['refund.failed', { ...refund, status: 'failed' }, { type: 'refund', state: 'failed' }],
    ['charge.refund.updated', { ...refund, status: 'canceled' }, { type: 'refund', state: 'failed' }],
    ['refund.created', { ...refund, payment_intent: null }, null],
    ['customer.created', { id: 'cus_1' }, null],
    ['payment_intent.payment_failed', { id: 'pi_1' }, null],
  ])('BOOK-3: %s of %j', (type, object, expected) => {
    const event = meaning(type, object);
    if (expected === null) expect(event).toBeNull();
    else expect(event).toMatchObject(expected);
  });

  it.each([
    [
      { status: 'open', url: 'https://x.test/' },
      { state: 'open', url: 'https://x.test/' },
    ],
    [{ status: 'complete' }, { state: 'over', event: { id: 'cs_1:paid', ...paid } }],
    [{ status: 'complete', payment_status: 'unpaid' }, { state: 'processing' }],
    [{ status: 'expired' }, { state: 'over', event: { id: 'cs_1:ended', providerRef: 'cs_1', type: 'ended' } }],
    [{ status: 'complete', amount_total: null, currency: null }, { event: { taken: { amount: -1, currency: '' } } }],
  ])('BOOK-3: a session that is %j', (changes, expected) => {
    expect(sessionIs(changes)).toMatchObject(expected);
  });
});
