import type { AccessCheckFigureProps } from '@/components/access-check/AccessCheckFigure';
import type { Thing } from '@/lib/domain/access-check/thing';
import { routeOf } from '@/lib/domain/access-check/typical';
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
  placeWords,
  roomWords,
  sizeWords,
  verdictText,
  verdictTitle,
} from '@/lib/domain/access-check/words';
import { capitalised, inWords, uncapitalised } from '@/lib/domain/wording';
import { readQuery, type Query } from './form-model';
import type { AccessCheckFormModel, ItemCard } from './types';

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
      lead: `${asked.label}, ${isMeasured ? 'with your measurements' : 'with typical measurements: yours may differ, so measure anything tight'}. We keep ${SAFETY} cm for hands and wrapping.`,
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
      words: capitalised(placeWords(passing, verdict)),
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
    caption: `${capitalised(GATE_NAMES[passing.gate.kind])}, ${view}: ${placeWords(passing, verdict)}`,
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
        alt: `${named(passing)}, ${whole(length)} by ${whole(width)} cm from above${isBent(passing) ? ' as it is bent' : ''}, where a way of ${gate.before} cm turns into one of ${gate.after} cm: ${roomWords(rounding.room)} at the inner corner.`,
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
