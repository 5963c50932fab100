import { ASKED_THINGS, findThing } from '@/lib/domain/access-check/things';
import type { Thing } from '@/lib/domain/access-check/thing';
import { readLength } from '@/lib/domain/typed-number';
import {
  HOME_IDS,
  isHome,
  LIFT_NAMES,
  MEASURE_NAMES,
  measuresOf,
  TYPICAL_HOMES,
  USUAL_HOME,
  type MeasureName,
  type Measures,
} from '@/lib/domain/access-check/typical';
import { OWN_SIDES, type AccessCheckField, type AccessCheckFormModel, type SizeField } from './types';

export type Query = Readonly<Partial<Record<string, string | readonly string[]>>>;

/** Longer than any typed measurement. */
const LONGEST_ANSWER = 30;
/** The list of a home has fewer large items. */
export const MOST_ITEMS = 12;
const OF_ITEM = { least: 5, most: 400 };
const OF_WAY = { least: 30, most: 600 };
const OWN_NAMES = { ownWidth: 'width', ownDepth: 'depth', ownHeight: 'height' } as const;
const OWN_TITLE = 'Your own item';

export type AccessCheckAsked = {
  readonly form: AccessCheckFormModel;
  readonly asked: { readonly things: readonly Thing[]; readonly measures: Measures; readonly label: string } | null;
};

export function readQuery(query: Query): AccessCheckAsked {
  const sizes = Object.fromEntries(
    [...OWN_SIDES, ...MEASURE_NAMES].flatMap((name) => {
      const text = single(query[name]);
      return text === '' ? [] : [[name, text]];
    }),
  ) as AccessCheckFormModel['sizes'];
  const things = chosenThings(query.item);
  const home = single(query.home) || USUAL_HOME;
  const typical = isHome(home) ? measuresOf(home) : {};
  const errors = { ...sizeErrors(sizes), ...choiceErrors(things, sizes, home), ...liftErrors(sizes, typical) };
  const form = { ...emptyForm(things.map(({ id }) => id)), home, sizes, typical, errors };
  if (Object.keys(errors).length > 0 || !isHome(home)) return { form, asked: null };
  const measured = MEASURE_NAMES.flatMap((name) => (sizes[name] === undefined ? [] : [[name, cmOf(sizes[name])]]));
  return {
    form,
    asked: {
      things: [...things, ...ownThing(sizes)],
      measures: { ...typical, ...(Object.fromEntries(measured) as Measures) },
      label: TYPICAL_HOMES[home].label,
    },
  };
}

/** Returns the known parts of a query, which are small enough for the page's props. */
export function plainQuery(query: Query): Query {
  const texts = ['home', ...OWN_SIDES, ...MEASURE_NAMES].flatMap((name) => {
    const text = single(query[name]);
    return text === '' ? [] : [[name, text] as const];
  });
  return { ...Object.fromEntries(texts), item: chosenThings(query.item).map(({ id }) => id) };
}

/** Returns the form with the items offered to everybody, then the other chosen ones. */
export function emptyForm(chosen: readonly string[] = []): AccessCheckFormModel {
  const ids = [...new Set<string>([...ASKED_THINGS, ...chosen])];
  return {
    items: ids.map((id) => ({ id, title: findThing(id)?.title ?? id, isChosen: chosen.includes(id) })),
    home: USUAL_HOME,
    homes: HOME_IDS.map((id) => ({ id, label: TYPICAL_HOMES[id].label })),
    sizes: {},
    typical: measuresOf(USUAL_HOME),
    errors: {},
  };
}

const single = (given: Query[string]): string =>
  (typeof given === 'string' ? given : '').trim().slice(0, LONGEST_ANSWER);

function chosenThings(given: Query[string]): readonly Thing[] {
  const ids = typeof given === 'string' ? [given] : (given ?? []);
  return [...new Set(ids)].flatMap((id) => findThing(id) ?? []).slice(0, MOST_ITEMS);
}

const cmOf = (text = ''): number => readLength(text, 'cm') ?? Number.NaN;

const isWithin = (text: string | undefined, { least, most }: typeof OF_ITEM): boolean =>
  cmOf(text) >= least && cmOf(text) <= most;

type Errors = Partial<Record<AccessCheckField, string>>;

function sizeErrors(sizes: AccessCheckFormModel['sizes']): Errors {
  const errors: Errors = {};
  const hasOwn = OWN_SIDES.some((name) => sizes[name] !== undefined);
  for (const name of hasOwn ? OWN_SIDES : []) {
    if (!isWithin(sizes[name], OF_ITEM)) {
      errors[name] =
        `Enter the ${OWN_NAMES[name]} of your item in centimetres, from ${OF_ITEM.least} to ${OF_ITEM.most}`;
    }
  }
  for (const name of MEASURE_NAMES) {
    if (sizes[name] !== undefined && !isWithin(sizes[name], OF_WAY)) {
      errors[name] = `Enter centimetres from ${OF_WAY.least} to ${OF_WAY.most}, such as 76, or leave this empty`;
    }
  }
  return errors;
}

function choiceErrors(things: readonly Thing[], sizes: AccessCheckFormModel['sizes'], home: string): Errors {
  const isEmpty = things.length === 0 && OWN_SIDES.every((name) => sizes[name] === undefined);
  return {
    ...(isEmpty && { item: 'Choose at least one item, or enter the measurements of your own' }),
    ...(!isHome(home) && { home: 'Choose the kind of home that is most like yours' }),
  };
}

/** If the home has no lift, a measured one needs all four lengths. */
function liftErrors(sizes: AccessCheckFormModel['sizes'], typical: Measures): Errors {
  const isKnown = (name: MeasureName) => sizes[name] !== undefined || typical[name] !== undefined;
  const missing = LIFT_NAMES.filter((name) => !isKnown(name));
  if (missing.length === 0 || missing.length === LIFT_NAMES.length) return {};
  return Object.fromEntries(missing.map((name) => [name, 'A lift needs all four: its door, width, depth and height']));
}

function ownThing(sizes: AccessCheckFormModel['sizes']): readonly Thing[] {
  if (sizes.ownWidth === undefined) return [];
  const [width, depth, height] = OWN_SIDES.map((name: SizeField) => cmOf(sizes[name])) as [number, number, number];
  return [{ id: 'own', title: OWN_TITLE, box: { width, depth, height } }];
}
