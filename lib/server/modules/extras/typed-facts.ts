import { EXTRA_KINDS, type ExtraFacts } from '@/lib/domain/extras/extras';
import { LOWEST_FLOOR } from '@/lib/domain/places/floors';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { readWhole } from '@/lib/domain/typed-number';
import { wrongField } from '@/lib/server/platform/base/problem';
import { MESSAGES } from '@/lib/validation/messages';

/** Facts of an extra as a form has them, by the names of its fields. */
export type TypedFacts = Readonly<Record<string, string | undefined>>;

/** Fields in which facts are typed. */
export const FACT_FIELDS = [
  'kind',
  'cubicFeet',
  'stop',
  'floor',
  'lift',
  'side',
  'postcode',
  'parking',
  'minutes',
] as const;

/** How it really is, from what was typed; null where no kind was named. Throws Problem validation_failed. */
export function factsTyped(typed: TypedFacts): ExtraFacts | null {
  const kind = EXTRA_KINDS.find((known) => known === typed.kind);
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
      const access = { floor: floor(), hasLift: typed.lift === 'yes', hasParking: typed.parking === 'yes' };
      return { kind, side, postcode: postcodeIn(typed.postcode), ...access };
    }
    case 'waiting':
      return { kind, minutes: whole(typed.minutes, 'minutes', [1, 600]) };
  }
}

/** A whole number of a field. Throws Problem validation_failed for anything else, and outside the limits. */
function whole(text: string | undefined, field: string, limits: readonly [least: number, most: number]): number {
  const value = readWhole(text ?? '', limits);
  if (value === null) throw wrongField(field, 'Enter a whole number');
  return value;
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
