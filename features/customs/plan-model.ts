import {
  BEFORE,
  CITIZENS,
  DESTINATIONS,
  OUTSIDE,
  REASONS,
  THINGS,
  isInUnion,
  type CustomsAnswers,
  type Thing,
} from '@/lib/domain/customs/answers';
import { addMonths, loadDay } from '@/lib/domain/customs/days';
import { documentsOf } from '@/lib/domain/customs/documents';
import { reliefOf } from '@/lib/domain/customs/relief';
import { sourceOf, type Fact, type SourceId } from '@/lib/domain/customs/sources';
import { stepsOf } from '@/lib/domain/customs/steps';
import { neverIn, thingAnswers, type ThingAnswer } from '@/lib/domain/customs/things';
import { AUTHORITIES, SOURCE_KINDS, countryInSentence, sourceAge, stepWords } from '@/lib/domain/customs/words';
import { wordsOf } from '@/lib/domain/enquiries/choices';
import { formatDate, formatDay, isLocalDate, londonDate, type LocalDate } from '@/lib/domain/london-time';
import { uncapitalised } from '@/lib/domain/wording';
import { line, type LineModel } from './Timeline/line';

export const PLAN_FIELDS = [
  'destination',
  'citizen',
  'reason',
  'residence',
  'goods',
  'wedding',
  'outside',
  'before',
] as const;
export type PlanField = (typeof PLAN_FIELDS)[number];

export type PlanFormModel = {
  readonly values: Readonly<Record<PlanField, string>>;
  readonly things: readonly Thing[];
  readonly errors: Readonly<Partial<Record<PlanField | 'things', string>>>;
};

export type Sourced = { readonly text: string; readonly refs: readonly number[] };

export type ReliefModel = {
  readonly verdict: 'yes' | 'no' | 'depends';
  readonly title: string;
  readonly facts: readonly Sourced[];
};

export type DayModel = Sourced & {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly isPassed: boolean;
};

export type PaperModel = Sourced & { readonly name: string; readonly from: string; readonly by: string };

export type ThingModel = Sourced & {
  readonly name: string;
  readonly verdict: 'free' | 'taxed' | 'permit' | 'no' | 'unknown';
  readonly label: string;
};

export type SourceModel = {
  readonly number: number;
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
  readonly kind: string;
  readonly age: string;
};

export type PlanModel = {
  readonly form: PlanFormModel;
  /** Null while an answer is wrong or missing. */
  readonly plan: {
    readonly title: string;
    readonly lead: string;
    readonly relief: ReliefModel;
    readonly line: LineModel;
    readonly days: readonly DayModel[];
    readonly papers: readonly PaperModel[];
    readonly things: readonly ThingModel[];
    readonly never: Sourced;
    readonly back: Sourced;
    readonly authorities: readonly { readonly label: string; readonly href: string }[];
    readonly sources: readonly SourceModel[];
    readonly known: Readonly<Record<string, string>>;
  } | null;
};

const BACK: Fact = {
  text: 'Moving back one day is a separate move, with its own relief that you apply for before you ship. It is not for things from a second home.',
  sources: ['gb_return'],
};

export function planModel(query: Query, now: Date): PlanModel {
  const { form, answers } = readAnswers(query, now);
  if (!answers) return { form, plan: null };
  const used: SourceId[] = [];
  const sourced = ({ text, sources }: Fact): Sourced => ({ text, refs: sources.map((id) => numberOf(id, used)) });
  const today = londonDate(now);
  const relief = reliefOf(answers);
  const steps = stepsOf(answers);
  return {
    form,
    plan: {
      title: `Customs when you move to ${countryInSentence(answers.destination)}`,
      lead: leadOf(answers),
      relief: { ...relief, facts: relief.facts.map(sourced) },
      line: line(steps, today),
      days: steps.map((step) => ({
        ...sourced(stepWords(step, answers)),
        id: step.id,
        day: formatDay(step.day),
        title: stepWords(step, answers).title,
        tags: [...(step.isOurs ? ['Our advice'] : []), ...(step.day < today ? ['Passed'] : [])],
        isPassed: step.day < today,
      })),
      papers: documentsOf(answers).map(({ name, from, by, isAsked, ...fact }) => ({
        name,
        from,
        ...sourced(fact),
        by: `${isAsked ? 'Ask by' : 'Have it by'} ${formatDay(by)}`,
      })),
      things: thingAnswers(answers).map(({ thing, verdict, ...fact }) => ({
        name: THINGS[thing],
        verdict,
        label: THING_VERDICTS[verdict],
        ...sourced(fact),
      })),
      never: sourced(neverIn(answers)),
      back: sourced(BACK),
      authorities: AUTHORITIES[answers.destination],
      sources: used.map((id, index) => sourceModel(id, index + 1)),
      known: knownOf(answers, today),
    },
  };
}

const THING_VERDICTS: Readonly<Record<ThingAnswer['verdict'], string>> = {
  free: 'Free of duty',
  taxed: 'Taxed',
  permit: 'Only with papers',
  no: 'May not go',
  unknown: 'We do not know',
};

/** Returns the number of a source, which joins the list on first use. */
function numberOf(id: SourceId, used: SourceId[]): number {
  if (!used.includes(id)) used.push(id);
  return used.indexOf(id) + 1;
}

function sourceModel(id: SourceId, number: number): SourceModel {
  const source = sourceOf(id);
  const { publisher, title, url } = source;
  return { number, publisher, title, url, kind: SOURCE_KINDS[source.kind], age: sourceAge(source) };
}

function leadOf({ destination, residence, goods }: CustomsAnswers): string {
  return `Living in ${countryInSentence(destination)} from ${formatDay(residence)}; your things reach customs on ${formatDay(goods)}.`;
}

function knownOf(answers: CustomsAnswers, today: string): Readonly<Record<string, string>> {
  const { destination, citizen, reason, residence, goods, things } = answers;
  const load = loadDay(answers);
  const list = things.map((thing) => uncapitalised(THINGS[thing]));
  const comment = [
    `From the customs planner for ${DESTINATIONS[destination]}.`,
    `Citizenship: ${CITIZENS[citizen]}. ${REASONS[reason]}.`,
    `I live there from ${formatDate(residence)}; things at customs on ${formatDate(goods)}.`,
    ...(list.length > 0 ? [`On the list: ${list.join(', ')}.`] : []),
  ].join(' ');
  return { country: destination, comment, ...(load > today && { date: load }) };
}

type Query = Readonly<Partial<Record<string, string | readonly string[]>>>;

/** Longer than any word or date that a browser sends. */
const LONGEST_ANSWER = 30;
/** Months: how far a relief reaches back, and how far ahead anybody plans (assumption). */
const MONTHS = { back: 12, ahead: 24 } as const;

const isWord = <C extends Readonly<Record<string, string>>>(choices: C, word: string): word is keyof C & string =>
  wordsOf(choices).some((known) => known === word);
const isThing = (word: string): word is Thing => isWord(THINGS, word);

function readAnswers(query: Query, now: Date): { form: PlanFormModel; answers: CustomsAnswers | null } {
  const values = Object.fromEntries(PLAN_FIELDS.map((name) => [name, answer(query[name])])) as PlanFormModel['values'];
  const chosen = [query.things ?? []].flat();
  const things = chosen.filter(isThing);
  const errors: Partial<Record<PlanField | 'things', string>> = {
    ...choiceErrors(values),
    ...dayErrors(values, londonDate(now)),
    ...(things.length < chosen.length && { things: 'Tick only what is on this list' }),
  };
  const form = { values, things, errors };
  const { destination, citizen, reason, outside, before } = values;
  if (
    Object.keys(errors).length > 0 ||
    !isWord(DESTINATIONS, destination) ||
    !isWord(CITIZENS, citizen) ||
    !isWord(REASONS, reason)
  ) {
    return { form, answers: null };
  }
  return {
    form,
    answers: {
      destination,
      citizen,
      reason,
      outside: isWord(OUTSIDE, outside) ? outside : 'long',
      things,
      residence: values.residence,
      goods: values.goods,
      wedding: isWeddingAsked(values) ? values.wedding : null,
      before: isWord(BEFORE, before) ? before : 'no',
    },
  };
}

const answer = (value: Query[string]): string =>
  (typeof value === 'string' ? value : '').trim().slice(0, LONGEST_ANSWER);

// The style sheet of the form shows the same questions for the same answers.
const isOutsideUnion = ({ destination }: PlanFormModel['values']): boolean =>
  isWord(DESTINATIONS, destination) && !isInUnion(destination);
const isWeddingAsked = (values: PlanFormModel['values']): boolean =>
  values.reason === 'marriage' && !isOutsideUnion(values);
const isOutsideAsked = (values: PlanFormModel['values']): boolean =>
  !isOutsideUnion(values) && values.reason !== 'student' && values.reason !== 'second_home';

function choiceErrors(values: PlanFormModel['values']) {
  const { destination, citizen, reason, outside, before } = values;
  return {
    ...(!isWord(DESTINATIONS, destination) && { destination: 'Choose the country you are moving to' }),
    ...(!isWord(CITIZENS, citizen) && { citizen: 'Choose your citizenship' }),
    ...(!isWord(REASONS, reason) && { reason: 'Choose why your things are going there' }),
    ...(isOutsideAsked(values) &&
      !isWord(OUTSIDE, outside) && { outside: 'Choose how long you will have lived outside the European Union' }),
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
