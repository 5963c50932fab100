import { SITE } from '@/lib/site';
import { startReceiver } from '@/lib/testing/receiver';
import { remoteOrder } from './remote-order';

describe('an order that another backend keeps', () => {
  afterEach(() => jest.restoreAllMocks());

  it('API-3: is asked for in the name of the visitor, so that it counts visitors and not the site', async () => {
    const receiver = await startReceiver();
    jest.replaceProperty(SITE, 'apiOrigin', receiver.url);
    await remoteOrder(
      { reference: 'SM-1', token: 'key', isBackFromPayment: false },
      { 'x-forwarded-for': '203.0.113.7' },
    );
    expect(receiver.calls.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.7']);
  });
});
