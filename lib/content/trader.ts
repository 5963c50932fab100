import { SITE } from '@/lib/site';
import type { Company } from './company';

/**
 * Returns the facts about the party to the visitor's contract (LAW-4, LAW-7, LAW-9), for pages that must state them.
 */
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
