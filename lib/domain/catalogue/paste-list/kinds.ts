import { MEASURES } from '../measures';
import { BY_SHORTER_SIDE, KIND_WORDS } from './names';

/** A number that describes an item: "3 seater" is { unit: 'seat', value: 3 }. Lengths are in cm, foot or inch. */
export type Measure = {
  readonly unit: 'seat' | 'door' | 'drawer' | 'shelf' | 'inch' | 'cm' | 'foot';
  readonly value: number;
};

const KIND_WORD: ReadonlySet<string> = new Set(
  Object.values(KIND_WORDS).flatMap((words) => words.split(' ').filter((word) => !word.includes(':'))),
);

/** Returns whether a word distinguishes kinds of an item: "double", "corner". */
export const isKindWord = (token: string): boolean => KIND_WORD.has(token);

/** The ids of the kinds that a plain name means, and of those that it means only with one of their words. */
export type KindIds = { readonly plain: readonly string[]; readonly marked: readonly string[] };

const features = (id: string): readonly string[] => (KIND_WORDS[id] ?? '').split(' ');

/** Returns the kinds that fit most of the words and measures, the usual one first, and the words that decided. */
export function kindsOf(
  { plain, marked }: KindIds,
  words: readonly string[],
  measures: readonly Measure[],
  context: readonly string[],
  isSized: boolean,
): { readonly kinds: readonly string[]; readonly matched: ReadonlySet<string> } {
  const all = [...plain, ...marked];
  const named = new Set(words.filter((word) => all.some((id) => features(id).includes(word))));
  const fits = (id: string, said: Iterable<string>) =>
    [...said].filter((word) => features(id).includes(word)).length + measured(id, measures);
  const score = new Map(all.map((id) => [id, fits(id, named)]));
  if ([...score.values()].every((value) => value === 0)) all.forEach((id) => score.set(id, fits(id, context)));
  const most = Math.max(...score.values());
  const sized = all.filter(
    (id) => plain.includes(id) || (isSized && features(id).some((feature) => feature.startsWith('cm:'))),
  );
  const kinds = (most === 0 ? sized : all).filter((id) => score.get(id) === most);
  return { kinds, matched: named };
}

/** Returns the kinds whose sides are nearest to the given ones. */
export function nearestInSize(kinds: readonly string[], sides: readonly number[]): readonly string[] {
  const given = sides.map((side) => side / CENTIMETRES_PER_FOOT).toSorted((a, b) => a - b);
  const sizes = kinds.map((id) =>
    Object.values(MEASURES)
      .find((form) => Object.hasOwn(form, id))
      ?.[id]?.toSorted((x, y) => x - y),
  );
  const spread = (side: number) => {
    const lengths = sizes.flatMap((size) => size?.[side] ?? []);
    return Math.max(...lengths) / Math.min(...lengths);
  };
  // Desks differ most in their longest side, wardrobes do not.
  const weightOfLongest = spread(2) > Math.max(spread(0), spread(1)) ? 2 : 1;
  const distances = sizes.map((size) =>
    size?.reduce(
      (sum, side, index) => sum + Math.abs(Math.log(side / (given[index] ?? 1))) * (index === 2 ? weightOfLongest : 1),
      0,
    ),
  );
  const known = distances.filter((distance) => distance !== undefined);
  if (known.length < kinds.length || kinds.some((id) => BY_SHORTER_SIDE.has(id))) return kinds;
  const distanceOf = (id: string) => distances[kinds.indexOf(id)] ?? Infinity;
  return kinds
    .filter((id) => distanceOf(id) < Math.min(...known) + ABOUT_AS_NEAR)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
}

const CENTIMETRES_PER_FOOT = 30.48;
/** Kinds whose sides differ from the nearest by less than this, as logarithms, are equally likely. */
const ABOUT_AS_NEAR = 0.2;

/** Converts a length in feet or inches for a kind that is distinguished by centimetres only. */
function inCentimetres(id: string, { unit, value }: Measure): readonly number[] {
  if (features(id).some((feature) => feature.startsWith(`${unit}:`))) return [];
  return unit === 'foot'
    ? [value * CENTIMETRES_PER_FOOT]
    : unit === 'inch'
      ? [(value * CENTIMETRES_PER_FOOT) / 12]
      : [];
}

/** Returns how many units of the measures single out this kind. */
function measured(id: string, measures: readonly Measure[]): number {
  return features(id).filter((feature) => {
    const [unit, range] = feature.split(':');
    const [least, most] = (range ?? '').split('-').map(Number);
    const values = measures.filter((each) => each.unit === unit).map(({ value }) => value);
    if (unit === 'cm') values.push(...measures.flatMap((each) => inCentimetres(id, each)));
    if (range === undefined || values.length === 0 || least === undefined || most === undefined) return false;
    const value = BY_SHORTER_SIDE.has(id) ? Math.min(...values) : Math.max(...values);
    return value >= least && value <= most + 0.099;
  }).length;
}
