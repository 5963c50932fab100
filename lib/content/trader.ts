import { SITE } from '@/lib/site';
import type { Company } from './company';

/** Who the visitor has a contract with (LAW-4, LAW-7, LAW-9), for pages that must say so. */
export function traderFacts({ legal, address, email, phone, phoneHref }: Company) {
  return {
    name: SITE.name,
    legalName: legal.name.value,
    number: legal.number.value,
    vatNumber: legal.vatNumber.value,
    address: address.value,
    email: email.value,
    wasteCarrier: legal.wasteCarrier.value,
    phone: phone.value,
    phoneHref,
  };
}
