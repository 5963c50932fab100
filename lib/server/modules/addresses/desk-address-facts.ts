import type { DeskFact } from '@/lib/contracts/desk-parts';
import { accessText } from '@/lib/domain/order/access';
import {
  addressLine,
  contactLine,
  givenAt,
  noteLine,
  type GivenAddresses,
  type OrderPlace,
} from '@/lib/domain/order/addresses';

/** Returns the addresses with all that is known of them: what a crew needs at the door, and what is still missing. */
export const addressFacts = (places: readonly OrderPlace[], given: GivenAddresses): readonly DeskFact[] =>
  places.flatMap((place) => {
    const { label, address } = place;
    const details = givenAt(given, place);
    const where = details ? addressLine(address.postcode, details) : `${address.postcode}, street not given yet`;
    const more = (name: string, text: string): readonly DeskFact[] =>
      text === '' ? [] : [{ label: `${label}, ${name}`, text }];
    return [
      { label, text: `${where}. ${accessText(address)}` },
      ...(details
        ? [...more('at the door', noteLine(details)), ...contactFacts(more('ask for', contactLine(details)), details)]
        : []),
    ];
  });

/** Returns the contact of an address, with a link that dials the telephone number. */
const contactFacts = (
  facts: readonly DeskFact[],
  { contactPhone }: { readonly contactPhone: string },
): readonly DeskFact[] => facts.map((fact) => (contactPhone === '' ? fact : { ...fact, href: `tel:${contactPhone}` }));
