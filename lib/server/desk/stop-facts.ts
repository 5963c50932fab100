import type { DeskFact } from '@/lib/contracts/desk-parts';
import { accessText } from '@/lib/domain/order/access';
import { addressLine, contactLine, givenAt, noteLine, type GivenStops, type Place } from '@/lib/domain/order/stops';

/** Places with all that is known of them: what a crew needs at the door, and what still has to be asked. */
export const stopFacts = (places: readonly Place[], given: GivenStops): readonly DeskFact[] =>
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

/** A telephone number can be dialled from the page. */
const contactFacts = (
  facts: readonly DeskFact[],
  { contactPhone }: { readonly contactPhone: string },
): readonly DeskFact[] => facts.map((fact) => (contactPhone === '' ? fact : { ...fact, href: `tel:${contactPhone}` }));
