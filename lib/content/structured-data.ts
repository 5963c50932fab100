import { SITE } from '@/lib/site';
import { COMPANY } from './company';
import { priceFrom } from './moving-plans';
import { MOVING_SPACES } from '@/lib/domain/order/types';
import { toPounds } from '@/lib/domain/money';

/**
 * JSON-LD of the home page (SEO-2). Says only what the page says; facts that are still samples are left out, and there
 * is no rating: a company's own reviews are no evidence about itself.
 */
export function movingCompanyData() {
  const { phone, email, address } = COMPANY;
  const prices = MOVING_SPACES.map((space) => toPounds(priceFrom(space)));
  return {
    '@context': 'https://schema.org',
    '@type': 'MovingCompany',
    name: SITE.name,
    url: `${SITE.origin}/`,
    areaServed: { '@type': 'City', name: SITE.city },
    priceRange: `£${Math.min(...prices)}–£${Math.max(...prices)}`,
    currenciesAccepted: 'GBP',
    ...(!phone.isSample && { telephone: phone.value }),
    ...(!email.isSample && { email: email.value }),
    ...(!address.isSample && { address: address.value }),
  };
}

/** JSON that cannot end its script element. */
export const asJsonLd = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');
