import { EXTRA_KINDS, type ExtraFacts } from '@/lib/domain/extras/kinds';
import { LOWEST_FLOOR } from '@/lib/domain/places/floors';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { wrongField } from '@/lib/server/kernel/base/problem';
import { MESSAGES } from '@/lib/validation/messages';
import { asked, type Query } from './words';

const FIELDS = ['kind', 'cubicFeet', 'stop', 'floor', 'lift', 'side', 'postcode', 'parking', 'minutes'] as const;

import type { ExtraFacts } from '@/lib/domain/extras/kinds';
import { FACT_FIELDS, factsTyped } from '@/lib/server/subjects/extras/typed-facts';
import { asked, type Query } from './words';

/** What was sent about an extra, as it was typed. */
export const typedExtra = (query: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FACT_FIELDS.map((field) => [field, asked(query, field).trim()] as const).filter(([, text]) => text !== ''),
  );

/** The same as the page's address has it. */
export const askedExtraText = (query: Query): string => new URLSearchParams(typedExtra(query)).toString();

/** How it really is, from what was sent; null where no kind was named. Throws Problem validation_failed. */
export function extraFactsIn(query: Query): ExtraFacts | null {
  const { kind: named, ...typed } = typedExtra(query);
  const kind = EXTRA_KINDS.find((known) => known === named);
  const floor = () => whole(typed.floor, 'floor', [LOWEST_FLOOR, 60]);
  switch (kind) {
    case undefined:
      return null;
    case 'volume':
      return { kind, cubicFeet: whole(typed.cubicFeet, 'cubicFeet', [1, 10_000]) };
    case 'floors':
      return { kind, stop: stopIn(typed.stop), floor: floor(), hasLift: typed.lift === 'yes' };
    case 'parking':
      return { kind, stop: stopIn(typed.stop) };
    case 'stop': {
      const side = typed.side === 'collection' ? 'collection' : 'delivery';
      const postcode = postcodeIn(typed.postcode);
      return {
        kind,
        side,
        postcode,
        floor: floor(),
        hasLift: typed.lift === 'yes',
        hasParking: typed.parking === 'yes',
      };
    }
    case 'waiting':
      return { kind, minutes: whole(typed.minutes, 'minutes', [1, 600]) };
  }
}

function postcodeIn(text = ''): string {
  const postcode = fullPostcode(text);
  if (postcode === null) throw wrongField('postcode', MESSAGES.postcodeInvalid);
  return postcode;
}

function stopIn(text: string | undefined): string {
  if (text === undefined) throw wrongField('stop', 'Choose the address');
  return text;
}
export const extraFactsIn = (query: Query): ExtraFacts | null => factsTyped(typedExtra(query));
