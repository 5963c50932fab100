import { startApiProcess } from '@/lib/testing/api-process';
import { describeWithDatabase } from '@/lib/testing/databases';

const AT_A_PUBLIC_ADDRESS = { NEXT_PUBLIC_SITE_ORIGIN: 'https://smart.london' };

describeWithDatabase('the server at a public address', (database) => {
  it('LAW-1: does not start without a payment provider, and says what to set', async () => {
    await expect(startApiProcess(database(), AT_A_PUBLIC_ADDRESS)).rejects.toThrow(
      /STRIPE_SECRET_KEY.*TEST_PAYMENTS=1/,
    );
  });

  it('starts without one where that is meant', async () => {
    const { lines } = await startApiProcess(database(), { ...AT_A_PUBLIC_ADDRESS, TEST_PAYMENTS: '1' });
    expect(lines.map(({ msg }) => msg).join()).toContain('no money is taken');
  });
});
