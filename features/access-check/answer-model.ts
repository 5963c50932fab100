import { routeOf } from '@/lib/domain/access-check/typical';
import type { Thing } from '@/lib/domain/access-check/thing';
import { SAFETY, verdictOf, type Route } from '@/lib/domain/access-check/verdict';
import {
  climbWords,
  gateSize,
  GATE_NAMES,
  placeWords,
  sizeWords,
  verdictText,
  verdictTitle,
} from '@/lib/domain/access-check/words';
import { capitalised, inWords, uncapitalised } from '@/lib/domain/wording';
import { figuresOf } from './figures';
import { readQuery, type Query } from './form-model';
import type { ItemCard, AccessCheckFormModel } from './types';

/** The content of the answer's page for a query: the cards, or the form with its errors. */
export type AnswerModel = {
  readonly form: AccessCheckFormModel;
  /** Null while an answer is wrong or missing. */
  readonly answer: { readonly title: string; readonly lead: string; readonly cards: readonly ItemCard[] } | null;
};

/** Returns the answer for the query. Pure. */
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
