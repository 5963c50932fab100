import { renewStamp } from '@/lib/server/modules/reviews/repo';
import { parseConfig } from '@/lib/server/platform/config/config';
import { transact } from '@/lib/server/platform/db/db';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { businessSamples } from './launch-samples';

describeWithDatabase('samples of the business', (database) => {
  const left = async (environment: Readonly<Record<string, string>>) =>
    (await businessSamples(parseConfig(environment), database().db)).map(({ what }) => what);

  it('names everything that a fresh installation has made up', async () => {
    expect(await left({})).toEqual([
      'Address of the site',
      'Delivery of mails',
      'Sender of mails',
      'Operator’s email',
      'Consent to optional cookies',
      'Promo code',
      'Payment provider',
      'The list of reviews',
    ]);
  });

  it('RVW-1: names the reviews until the first of a customer is published', async () => {
    await transact(database().db, renewStamp);
    expect(await left({})).not.toContain('The list of reviews');
  });

  it('CKB-2: names no consent that is given by a visitor, and all the rest', async () => {
    const [all, rest] = [await left({}), await left({ NEXT_PUBLIC_CONSENT_MODE: 'opt-in' })];
    expect(rest).toEqual(all.filter((what) => what !== 'Consent to optional cookies'));
    expect(rest).toHaveLength(all.length - 1);
  });

  it('says for each what to set, and setting just that makes just it go', async () => {
    const real: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      NEXT_PUBLIC_SITE_ORIGIN: { NEXT_PUBLIC_SITE_ORIGIN: 'https://smart.london' },
      SMTP_URL: { SMTP_URL: 'smtps://mail.smart.london' },
      MAIL_FROM: { MAIL_FROM: 'Smart <hello@smart.london>' },
      OPERATOR_EMAIL: { OPERATOR_EMAIL: 'desk@smart.london' },
      'NEXT_PUBLIC_CONSENT_MODE=opt-in': { NEXT_PUBLIC_CONSENT_MODE: 'opt-in' },
      STRIPE_SECRET_KEY: { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
    };
    const samples = await businessSamples(parseConfig({}), database().db);
    const named = samples.filter(({ what }) => !['Promo code', 'The list of reviews'].includes(what));
    expect(named.map(({ variable }) => variable).toSorted()).toEqual(Object.keys(real).toSorted());
    for (const { what, variable } of named) {
      // Payments need an https address, so the site's address is already a real one here.
      const before = variable === 'STRIPE_SECRET_KEY' ? real.NEXT_PUBLIC_SITE_ORIGIN : {};
      const others = (await left({ ...before })).filter((sample) => sample !== what);
      expect(await left({ ...before, ...real[variable] })).toEqual(others);
    }
  });

  itOnBoth('shows what a customer would meet: the very default', async () => {
    const { mail, siteOrigin } = parseConfig({});
    const values = new Map(
      (await businessSamples(parseConfig({}), database().db)).map(({ what, value }) => [what, value]),
    );
    expect([values.get('Sender of mails'), values.get('Operator’s email')]).toEqual([mail.from, mail.operator]);
    expect(values.get('Address of the site')).toBe(siteOrigin);
    const codes = await database().db.selectFrom('promo_codes').select('code').execute();
    expect(codes).toEqual([{ code: values.get('Promo code') }]);
  });

  it('knows what is real from what looks like it', async () => {
    const at = { NEXT_PUBLIC_SITE_ORIGIN: 'https://smart.london', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    const cases: readonly (readonly [string, Readonly<Record<string, string>>, boolean])[] = [
      ['Address of the site', { NEXT_PUBLIC_SITE_ORIGIN: 'http://127.0.0.1:3000' }, true],
      ['Address of the site', { NEXT_PUBLIC_SITE_ORIGIN: 'https://localhost' }, true],
      ['Address of the site', { NEXT_PUBLIC_SITE_ORIGIN: 'http://smart.london' }, false],
      ['Sender of mails', { MAIL_FROM: 'hello@example.com' }, true],
      ['Sender of mails', { MAIL_FROM: 'Smart <hello@example.com>' }, true],
      ['Sender of mails', { MAIL_FROM: 'example.com@smart.london' }, false],
      ['Operator’s email', { OPERATOR_EMAIL: 'desk@example.com' }, true],
      ['Operator’s email', { OPERATOR_EMAIL: 'desk@notexample.com' }, false],
      ['Payment provider', { ...at, STRIPE_SECRET_KEY: 'sk_test_x' }, true],
      ['Payment provider', { ...at, STRIPE_SECRET_KEY: 'rk_test_x' }, true],
      ['Payment provider', { ...at, STRIPE_SECRET_KEY: 'rk_live_test_' }, false],
    ];
    const found = await Promise.all(cases.map(async ([what, env]) => [what, env, (await left(env)).includes(what)]));
    expect(found).toEqual(cases);
  });

  itOnBoth('names the promo code of the first run, and none of our own', async () => {
    const { db } = database();
    const only = async () => (await left({})).filter((what) => what === 'Promo code');
    expect(await only()).toHaveLength(1);
    await db.updateTable('promo_codes').set({ code: 'OURS' }).execute();
    expect(await only()).toEqual([]);
  });

  it('names no address that is set, no code that is gone, no reviews once one is published, and no provider that takes money', async () => {
    await database().db.deleteFrom('promo_codes').execute();
    await transact(database().db, renewStamp);
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
