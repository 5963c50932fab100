import { CITIZENS, DESTINATIONS, REASONS, THINGS, type CustomsAnswers } from '@/lib/domain/customs/answers';
import { loadDay } from '@/lib/domain/customs/days';
import { documentsOf } from '@/lib/domain/customs/documents';
import { reliefOf } from '@/lib/domain/customs/relief';
import { sourceOf, type Fact, type SourceId } from '@/lib/domain/customs/sources';
import { stepsOf } from '@/lib/domain/customs/steps';
import { neverIn, thingAnswers, type ThingAnswer } from '@/lib/domain/customs/things';
import { AUTHORITIES, countryInSentence, sourceAge, SOURCE_KINDS, stepWords } from '@/lib/domain/customs/words';
import { formatDate, formatDay, londonDate } from '@/lib/domain/london-time';
import { uncapitalised } from '@/lib/domain/wording';
import { readAnswers, type Query } from './read-answers';
import { line, type LineModel } from './Timeline/line';
import type { DayModel, PaperModel, PlanFormModel, ReliefModel, Sourced, SourceModel, ThingModel } from './types';

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
    /** The answers that the quote form is filled in with, by field name. */
    readonly known: Readonly<Record<string, string>>;
  } | null;
};

const BACK: Fact = {
  text: 'Moving back one day is a separate move, with its own relief that you apply for before you ship. It is not for things from a second home.',
  sources: ['gb_return'],
};

/** Returns the plan for the answers in the query, as of `now`. Pure. */
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

/** Returns the number of a source in the plan's list, and adds it to the list on first use. */
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
  return `You live in ${countryInSentence(destination)} from ${formatDay(residence)}; your things reach customs on ${formatDay(goods)}.`;
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
