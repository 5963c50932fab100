import { sampleReviews, type SampleLeft } from '@/lib/content/sample-check';
import type { Config } from '@/lib/server/platform/config/config';
import type { Db } from '@/lib/server/platform/db/schema';
import { SAMPLE_PROMO } from '@/lib/server/platform/db/migrations/0002-first-rows';
import { findPromo } from '@/lib/server/modules/quotes/promo-repo';
import { stampOf } from '@/lib/server/modules/reviews/repo';

/** Reserved for examples (RFC 2606): no mail arrives. */
const isReserved = (address: string) => /@example\.com>?$/.test(address);

const isLocal = (origin: string) => /^https?:\/\/(localhost|127\.)/.test(origin);

/** Returns local links, and confirmations that are not delivered (LAW-7). */
function localDefaults({ mail, siteOrigin }: Pick<Config, 'mail' | 'siteOrigin'>): readonly SampleLeft[] {
  const origin = { what: 'Address of the site', value: siteOrigin, variable: 'NEXT_PUBLIC_SITE_ORIGIN' };
  const delivery = { what: 'Delivery of mails', value: 'files in DATA_DIR/mails', variable: 'SMTP_URL' };
  return [...(isLocal(siteOrigin) ? [origin] : []), ...(mail.smtpUrl === null ? [delivery] : [])];
}

/** The spec's default breaks UK law (PECR), because optional services would run before consent. */
const consentByDefault = ({ consentMode }: Pick<Config, 'consentMode'>): readonly SampleLeft[] =>
  consentMode === 'opt-in'
    ? []
    : [{ what: 'Consent to optional cookies', value: 'granted', variable: 'NEXT_PUBLIC_CONSENT_MODE=opt-in' }];

function testMoney({ stripe }: Pick<Config, 'stripe'>): readonly SampleLeft[] {
  const provider = (value: string) => [{ what: 'Payment provider', value, variable: 'STRIPE_SECRET_KEY' }];
  if (stripe === null) return provider('the built-in test provider');
  return /^(?:sk|rk)_test_/.test(stripe.secretKey) ? provider('Stripe in its test mode') : [];
}

/** Returns the sample data of a running business: addresses, the first promo code, test payments, invented reviews. */
export async function businessSamples(
  config: Pick<Config, 'mail' | 'siteOrigin' | 'consentMode' | 'stripe'>,
  db: Db,
): Promise<readonly SampleLeft[]> {
  const { mail } = config;
  const addresses = [
    { what: 'Sender of mails', value: mail.from, variable: 'MAIL_FROM' },
    { what: 'Operator’s email', value: mail.operator, variable: 'OPERATOR_EMAIL' },
  ].filter(({ value }) => isReserved(value));
  const promo = (await findPromo(db, SAMPLE_PROMO)) ? [SAMPLE_PROMO] : [];
  return [
    ...localDefaults(config),
    ...addresses,
    ...consentByDefault(config),
    ...promo.map((code) => ({ what: 'Promo code', value: code, variable: 'a row of your own in promo_codes' })),
    ...testMoney(config),
    ...((await stampOf(db)) === null ? sampleReviews() : []),
  ];
}
