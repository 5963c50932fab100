import type { SampleLeft } from '@/lib/content/sample-check';
import type { Config } from './config';
import type { Db } from './db/db';
import { SAMPLE_PROMO } from './db/migrations/0002-first-rows';
import { findPromo } from './quotes/promo-repo';

/** RFC 2606: nobody receives mail at example.com. */
const isReserved = (address: string) => /@example\.com>?$/.test(address);

/** What of the running business is still sample: mail addresses, the promo code of the first run, test payments. */
export async function businessSamples({ mail }: Pick<Config, 'mail'>, db: Db): Promise<readonly SampleLeft[]> {
  const addresses = [
    { what: 'Sender of mails', value: mail.from, variable: 'MAIL_FROM' },
    { what: "Operator's email", value: mail.operator, variable: 'OPERATOR_EMAIL' },
  ].filter(({ value }) => isReserved(value));
  const promo = (await findPromo(db, SAMPLE_PROMO)) ? [SAMPLE_PROMO] : [];
  return [
    ...addresses,
    ...promo.map((code) => ({ what: 'Promo code', value: code, variable: 'a row of your own in promo_codes' })),
    // Until another provider exists, whoever books pays nothing: a copy like this must not go live.
    { what: 'Payment provider', value: 'the built-in test provider', variable: 'a real payment provider' },
  ];
}
