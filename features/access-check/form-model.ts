import { ASKED_THINGS, findThing } from '@/lib/domain/access-check/things';
import type { Thing } from '@/lib/domain/access-check/thing';
import { readLength } from '@/lib/domain/typed-number';
import {
  HOME_IDS,
  LIFT_NAMES,
  MEASURE_NAMES,
  TYPICAL_HOMES,
  USUAL_HOME,
  isHome,
  measuresOf,
  routeOf,
  type MeasureName,
  type Measures,
} from '@/lib/domain/access-check/typical';
import { OWN_SIDES, type AccessCheckField, type AccessCheckFormModel, type ItemCard, type SizeField } from './types';
import type { AccessCheckFigureProps } from '@/components/access-check/AccessCheckFigure';
import {
  BENDS_AT,
  SAFETY,
  roundCorner,
  verdictOf,
  worstOf,
  type Gate,
  type Passing,
  type Route,
  type Verdict,
} from '@/lib/domain/access-check/verdict';
import {
  GATE_NAMES,
  climbWords,
  gateSize,
  passingWords,
  roomWords,
  sizeWords,
  verdictText,
  verdictTitle,
} from '@/lib/domain/access-check/words';
import { capitalised, inWords, uncapitalised } from '@/lib/domain/wording';

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

type AnswerModel = {
  readonly form: AccessCheckFormModel;
  /** Null while an answer is wrong or missing. */
  readonly answer: { readonly title: string; readonly lead: string; readonly cards: readonly ItemCard[] } | null;
};

export function answerModel(query: Query): AnswerModel {
  const { form, asked } = readQuery(query);
  if (!asked) return { form, answer: null };
  const route = routeOf(asked.measures);
  const cards = asked.things.map((thing) => cardOf(thing, route));
  const isMeasured = Object.keys(form.sizes).some((name) => !name.startsWith('own'));
  return {
    form,
    answer: {
      title: titleOf(cards),
      lead: `${asked.label}, ${isMeasured ? 'with your measurements' : 'with typical measurements: yours may differ, so measure anything tight'}. We allow ${SAFETY} cm for hands and wrapping.`,
      cards,
    },
  };
}

function titleOf(cards: readonly ItemCard[]): string {
  const [only, ...others] = cards;
  if (only && others.length === 0) return `${only.title}: ${uncapitalised(only.verdict)}`;
  const through = cards.filter(({ way }) => way !== 'hoist').length;
  const isPair = cards.length === 2;
  if (through === cards.length) return isPair ? 'Both items go through' : `All ${inWords(through)} items go through`;
  if (through === 0 && isPair) return 'Neither item goes through';
  return through === 0
    ? `None of the ${inWords(cards.length)} items goes through`
    : `${capitalised(inWords(through))} of ${inWords(cards.length)} items ${through === 1 ? 'goes' : 'go'} through`;
}

function cardOf(thing: Thing, route: Route): ItemCard {
  const verdict = verdictOf(thing, route);
  return {
    id: thing.id,
    title: thing.title,
    size: sizeWords(thing.box),
    way: verdict.way,
    verdict: verdictTitle(verdict),
    text: verdictText(verdict),
    climb: climbWords(verdict, route.lift !== null),
    rows: verdict.passings.map((passing) => ({
      gate: capitalised(GATE_NAMES[passing.gate.kind]),
      size: gateSize(passing.gate),
      words: capitalised(passingWords(passing, verdict)),
    })),
    figures: figuresOf(verdict),
  };
}

type At<K extends Gate['kind']> = Extract<Gate, { kind: K }>;
type GateOf<K extends Gate['kind']> = Passing & { readonly gate: At<K> };

const KINDS = {
  opening: ['front_door', 'room_door'],
  corner: ['hall', 'landing'],
  car: ['lift'],
} as const satisfies Readonly<Record<string, readonly Gate['kind'][]>>;

const isAt =
  <K extends Gate['kind']>(kinds: readonly K[]) =>
  (passing: Passing): passing is GateOf<K> =>
    (kinds as readonly string[]).includes(passing.gate.kind);
/** Returns the tightest gate of these kinds, or nothing if the route has none. */
function tightestAt<K extends Gate['kind']>(verdict: Verdict, kinds: readonly K[]): readonly GateOf<K>[] {
  const met = verdict.passings.filter(isAt(kinds));
  return met.length === 0 ? [] : [worstOf(met) as GateOf<K>];
}

const whole = Math.round;

function figuresOf(verdict: Verdict): readonly AccessCheckFigureProps[] {
  const common = (passing: Passing, view: string) => ({
    caption: `${capitalised(GATE_NAMES[passing.gate.kind])}, ${view}: ${passingWords(passing, verdict)}`,
    fits: passing.room >= SAFETY,
  });
  const named = (passing: Passing) => passing.part ?? verdict.thing.title;
  const isBent = ({ gate, way }: Passing) => way === 'bent' && BENDS_AT.includes(gate.kind);
  return [
    ...tightestAt(verdict, KINDS.opening).map((passing): AccessCheckFigureProps => {
      const { gate, held } = passing;
      return {
        ...common(passing, 'from the front'),
        alt: `${named(passing)}, ${whole(held.across)} cm wide and ${whole(held.up)} cm high as it is held, in an opening of ${gate.width} by ${gate.height} cm.`,
        drawn: {
          shape: 'opening',
          opening: { width: gate.width, height: gate.height },
          held: { width: held.across, height: held.up },
        },
      };
    }),
    ...tightestAt(verdict, KINDS.corner).map((passing): AccessCheckFigureProps => {
      const { gate, held } = passing;
      const [length, width] = [Math.max(held.along, held.across), Math.min(held.along, held.across)];
      const corner = { before: gate.before, after: gate.after, length, width };
      const rounding = roundCorner(gate, length, width);
      return {
        ...common(passing, 'from above'),
        alt: `${named(passing)}, ${whole(length)} by ${whole(width)} cm from above${isBent(passing) ? ' as it is bent' : ''}, where a passage ${gate.before} cm wide turns into one ${gate.after} cm wide: ${roomWords(rounding.room)} at the inner corner.`,
        drawn: { shape: 'corner', corner: { ...corner, ...rounding } },
      };
    }),
    ...tightestAt(verdict, KINDS.car).map((passing): AccessCheckFigureProps => {
      const { gate, held } = passing;
      return {
        ...common(passing, 'from above'),
        alt: `${named(passing)}, ${whole(held.across)} by ${whole(held.along)} cm from above, in a lift of ${gate.width} by ${gate.depth} cm with a door of ${gate.door} cm.`,
        drawn: {
          shape: 'car',
          car: { width: gate.width, depth: gate.depth, door: gate.door },
          held: { width: held.across, height: held.along },
        },
      };
    }),
  ];
}
