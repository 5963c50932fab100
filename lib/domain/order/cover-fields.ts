import { withWorth, type CoverAnswers } from '../answers/flow-answers';
import { typicalPounds } from '../catalogue/typical-values';
import { readPounds } from '../typed-number';
import { COVER_STEPS, type FurnitureItem } from '../order-types';

export const COVER_FIELDS = { step: 'cover.step', other: 'other', otherWorth: 'otherWorth' } as const;
const WORTH = 'worth.';
export const worthField = (id: string): string => `${WORTH}${id}`;

type Fields = Readonly<Record<string, unknown>>;
type Listed = readonly Pick<FurnitureItem, 'id'>[];

/** Returns the typed amount in whole pounds, null for an empty field, and undefined for what is no amount. */
function poundsIn(typed: unknown, most: number): number | null | undefined {
  if (typeof typed !== 'string' || typed.trim() === '') return null;
  const pounds = readPounds(typed);
  return pounds === null || pounds < 0 ? undefined : Math.min(Math.round(pounds), most);
}

/**
 * Returns the cover answers of a form. Missing fields stay as booked. An empty field removes a value, and so does the
 * typical value that the field shows. `most`: the highest worth of a piece, in pounds.
 */
export function coverInFields(
  fields: Fields,
  { booked, items, most }: { readonly booked: CoverAnswers; readonly items: Listed; readonly most: number },
): CoverAnswers {
  const step = COVER_STEPS.find((known) => known === fields[COVER_FIELDS.step]) ?? booked.step;
  const saidOf = (id: string) => booked.worth.find((line) => line.id === id)?.pounds;
  const values = items.reduce<CoverAnswers>(
    (cover, { id }) => {
      const typed = fields[worthField(id)];
      if (typed === undefined) return cover;
      const pounds = poundsIn(typed, most);
      if (pounds === undefined || pounds === saidOf(id)) return cover;
      return withWorth(cover, id, pounds === typicalPounds(id) ? null : pounds);
    },
    { ...booked, step },
  );
  const other = items.find(({ id }) => id === fields[COVER_FIELDS.other]);
  const otherWorth = poundsIn(fields[COVER_FIELDS.otherWorth], most);
  return other && typeof otherWorth === 'number' ? withWorth(values, other.id, otherWorth) : values;
}

const isCoverField = (name: string): boolean =>
  name.startsWith(WORTH) || Object.values<string>(COVER_FIELDS).includes(name);

export const coverFieldsIn = (query: Fields): { name: string; value: string }[] =>
  Object.entries(query).flatMap(([name, value]) =>
    isCoverField(name) && typeof value === 'string' ? [{ name, value: value.slice(0, 64) }] : [],
  );

/** Returns the cover answers as fields of the form in which the customer agrees to them. */
export const fieldsOfCover = ({ step, worth }: CoverAnswers): Readonly<Record<string, string | number>> => ({
  [COVER_FIELDS.step]: step,
  ...Object.fromEntries(worth.map(({ id, pounds }) => [worthField(id), pounds])),
});

/** Reads the fields of `fieldsOfCover` back, unvalidated. */
export const coverOfFields = (fields: Fields) => ({
  step: fields[COVER_FIELDS.step],
  worth: Object.entries(fields).flatMap(([field, pounds]) =>
    field.startsWith(WORTH) ? [{ id: field.slice(WORTH.length), pounds }] : [],
  ),
});

export const isSameCover = (a: CoverAnswers, b: CoverAnswers): boolean => {
  const written = ({ step, worth }: CoverAnswers) =>
    JSON.stringify([step, ...worth.map(({ id, pounds }) => `${id} ${pounds}`).toSorted()]);
  return written(a) === written(b);
};
