import { forEachDatabase } from '@/lib/testing/databases';
import { parseConfig } from './config';
import { businessSamples } from './launch-samples';

forEachDatabase('samples of the business', (database) => {
  const left = async (environment: Readonly<Record<string, string>>) =>
    (await businessSamples(parseConfig(environment), database().db)).map(({ what }) => what);

  it('names everything that a fresh installation has made up', async () => {
    expect(await left({})).toEqual([
      'Address of the site',
      'Delivery of mails',
      'Sender of mails',
      "Operator's email",
      'Consent to optional cookies',
      'Promo code',
      'Payment provider',
    ]);
  });

  it('CKB-2: names no consent that is given by a visitor', async () => {
    expect(await left({ NEXT_PUBLIC_CONSENT_MODE: 'opt-in' })).not.toContain('Consent to optional cookies');
  });

  it('names no address that is set, no code that is gone, and no provider that takes money', async () => {
    await database().db.deleteFrom('promo_codes').execute();
    const environment = {
      NEXT_PUBLIC_SITE_ORIGIN: 'https://smart.london',
      SMTP_URL: 'smtps://mail.smart.london',
      MAIL_FROM: 'Smart <hello@smart.london>',
      OPERATOR_EMAIL: 'desk@smart.london',
      NEXT_PUBLIC_CONSENT_MODE: 'opt-in',
    };
    expect(await left(environment)).toEqual(['Payment provider']);
    const stripe = (key: string) => ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_x' });
    expect(await left({ ...environment, ...stripe('rk_test_x') })).toEqual(['Payment provider']);
    expect(await left({ ...environment, ...stripe('sk_live_x') })).toEqual([]);
  });
});
