import {
  BEFORE,
  CITIZENS,
  DESTINATIONS,
  isInUnion,
  OUTSIDE,
  REASONS,
  THINGS,
  type CustomsAnswers,
  type Thing,
} from '@/lib/domain/customs/answers';
import { addMonths } from '@/lib/domain/customs/months';
import { wordsOf } from '@/lib/domain/enquiries/choices';
import { formatDate, isLocalDate, londonDate } from '@/lib/domain/london-time';
import type { LocalDate } from '@/lib/domain/order-types';
import { PLAN_FIELDS, type PlanField, type PlanFormModel } from './types';

export type Query = Readonly<Partial<Record<string, string | readonly string[]>>>;

/** The longest accepted answer, longer than any word or date that a browser sends. */
const LONGEST_ANSWER = 30;
/**
 * The months around today in which a day is accepted: as far back as a relief reaches, and as far ahead as anybody
 * plans (assumption).
 */
const MONTHS = { back: 12, ahead: 24 } as const;

const isWord = <C extends Readonly<Record<string, string>>>(choices: C, word: string): word is keyof C & string =>
  wordsOf(choices).some((known) => known === word);
const isThing = (word: string): word is Thing => isWord(THINGS, word);

/** Returns the form filled in from the query, and the answers if they are all valid. Pure. */
export function readAnswers(query: Query, now: Date): { form: PlanFormModel; answers: CustomsAnswers | null } {
  const values = Object.fromEntries(PLAN_FIELDS.map((name) => [name, answer(query[name])])) as PlanFormModel['values'];
  const given = [query.things ?? []].flat();
  const things = given.filter(isThing);
  const errors: Partial<Record<PlanField | 'things', string>> = {
    ...choiceErrors(values),
    ...dayErrors(values, londonDate(now)),
    ...(things.length < given.length && { things: 'Tick only what is on this list' }),
  };
  const form = { values, things, errors };
  const { destination, citizen, reason, outside, before } = values;
  if (
    Object.keys(errors).length > 0 ||
    !isWord(DESTINATIONS, destination) ||
    !isWord(CITIZENS, citizen) ||
    !isWord(REASONS, reason) ||
    !isWord(OUTSIDE, outside)
  ) {
    return { form, answers: null };
  }
  return {
    form,
    answers: {
      destination,
      citizen,
      reason,
      outside,
      things,
      residence: values.residence,
      goods: values.goods,
      wedding: isWeddingAsked(values) ? values.wedding : null,
      before: isWord(BEFORE, before) ? before : 'no',
    },
  };
}

const answer = (given: Query[string]): string =>
  (typeof given === 'string' ? given : '').trim().slice(0, LONGEST_ANSWER);

const isWeddingAsked = ({ reason, destination }: PlanFormModel['values']): boolean =>
  reason === 'marriage' && !(isWord(DESTINATIONS, destination) && !isInUnion(destination));

function choiceErrors({ destination, citizen, reason, outside, before }: PlanFormModel['values']) {
  return {
    ...(!isWord(DESTINATIONS, destination) && { destination: 'Choose the country you are moving to' }),
    ...(!isWord(CITIZENS, citizen) && { citizen: 'Choose your citizenship' }),
    ...(!isWord(REASONS, reason) && { reason: 'Choose why your things are going there' }),
    ...(!isWord(OUTSIDE, outside) && { outside: 'Choose how long you will have lived outside the European Union' }),
    ...(before !== '' && !isWord(BEFORE, before) && { before: 'Choose yes or no' }),
  };
}

function dayErrors(values: PlanFormModel['values'], today: LocalDate) {
  const [first, last] = [addMonths(today, -MONTHS.back), addMonths(today, MONTHS.ahead)];
  const residence = dayError(values.residence, 'Choose the day you start living there', first, last);
  const goods = dayError(values.goods, 'Choose the day your things arrive', today, last);
  const wedding = isWeddingAsked(values)
    ? dayError(values.wedding, 'Choose the day of the wedding', first, last)
    : null;
  return { ...(residence && { residence }), ...(goods && { goods }), ...(wedding && { wedding }) };
}

function dayError(day: string, missing: string, first: LocalDate, last: LocalDate): string | null {
  if (!isLocalDate(day)) return missing;
  return day < first || day > last ? `${missing}, from ${formatDate(first)} to ${formatDate(last)}` : null;
}
