import { createHmac } from 'node:crypto';
import { startReceiver, type Receiver } from '@/lib/testing/receiver';
import { conversionEvent } from './conversion';
import { postJson, postToSlack, postWebhook } from './post-json';

/** Tests webhooks over real HTTP. */
describe('webhooks', () => {
  let receiver: Receiver;
  let url: string;
  beforeEach(async () => {
    receiver = await startReceiver();
    url = `${receiver.url}/hook/secret-path`;
  });

  it('signs the generic webhook so that a receiver can check body, id and time', async () => {
    await postWebhook(
      { url, secret: 'shared secret' },
      'msg-1',
      { type: 'order.confirmed' },
      new Date(1_800_000_000_500),
    );
    const [call] = receiver.calls;
    expect(call?.headers).toMatchObject({ 'webhook-id': 'msg-1', 'webhook-timestamp': '1800000000' });
    expect(JSON.parse(call?.body ?? '')).toEqual({ type: 'order.confirmed' });
    const expected = createHmac('sha256', 'shared secret').update(`msg-1.1800000000.${call?.body}`).digest('base64');
    expect(call?.headers['webhook-signature']).toBe(`v1,${expected}`);
  });

  it('posts Slack’s JSON, with the mark-up of a visitor’s text escaped', async () => {
    await postToSlack(url, ['Booked SSM-1', 'From <!channel> & <https://example.com|Ada>']);
    expect(JSON.parse(receiver.calls[0]?.body ?? '')).toEqual({
      text: 'Booked SSM-1\nFrom &lt;!channel&gt; &amp; &lt;https://example.com|Ada&gt;',
    });
    expect(receiver.calls[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([400, 404, 429, 500, 302])('throws when the receiver answers %i', async (code) => {
    receiver.answerWith(code);
    await expect(postJson(url, '{}')).rejects.toThrow(/127\.0\.0\.1/);
  });

  it('BOOK-5: throws when nobody answers, and never tells the secret address', async () => {
    const failure: unknown = await postJson('http://127.0.0.1:1/hook/secret-path', '{}').catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).toContain('127.0.0.1:1 could not be reached');
    expect(String(failure)).not.toContain('secret-path');
  });
});

describe('conversionEvent', () => {
  const event = conversionEvent({
    id: 'conversion-1',
    event: 'Purchase',
    value: 50,
    tier: 'tier_one',
    at: new Date('2026-11-24T09:00:00.000Z'),
    orderId: 'order-1',
    firstName: ' Ada ',
    lastName: 'Example',
    email: 'Ada@Example.com',
    phone: '+44 7700 900123',
  });

  it('QUO-10: carries event, tier, value and order, and an id that makes a second delivery harmless', () => {
    expect(event).toMatchObject({
      event_name: 'Purchase',
      event_time: 1_795_510_800,
      event_id: 'conversion-1',
      custom_data: { currency: 'GBP', value: 50, order_id: 'order-1', content_category: 'tier_one' },
    });
  });

  it('lets personal data out only as the hash of its normal form', () => {
    // printf 'ada@example.com' | sha256sum
    expect(event.user_data.em).toEqual(['b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72']);
    expect(JSON.stringify(event)).not.toMatch(/ada|example\.com|7700/i);
  });
});
