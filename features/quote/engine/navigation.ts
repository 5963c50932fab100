import type { Answers, Step } from './types';

/** State of a step, derived from the URL and the answers and never stored. */
export type StepState = 'completed' | 'active' | 'upcoming' | 'hidden';
export type Finished = ReadonlySet<string>;

export const shownSteps = <V extends Answers>(steps: readonly Step<V>[], values: V): readonly Step<V>[] =>
  steps.filter((step) => step.isShown?.(values) ?? true);

export const stepById = <V extends Answers>(steps: readonly Step<V>[], id: string): Step<V> | null =>
  steps.find((step) => step.id === id) ?? null;

/** Returns the step with an id, or the first one. Throws RangeError for a flow without steps. */
export function stepOrFirst<V extends Answers>(steps: readonly Step<V>[], id: string): Step<V> {
  const step = stepById(steps, id) ?? steps[0];
  if (!step) throw new RangeError('A flow without steps');
  return step;
}

/** Returns the first unfinished step before the requested one; null when that may be shown. */
export function firstUnfinishedBefore<V extends Answers>(
  steps: readonly Step<V>[],
  finished: Finished,
  askedId: string,
): Step<V> | null {
  const index = steps.findIndex((step) => step.id === askedId);
  const before = index === -1 ? steps : steps.slice(0, index);
  return before.find((step) => !finished.has(step.id)) ?? null;
}

const neighbour = <V extends Answers>(steps: readonly Step<V>[], id: string, offset: number): Step<V> | null => {
  const index = steps.findIndex((step) => step.id === id);
  return index === -1 ? null : (steps[index + offset] ?? null);
};
/** Returns the next step; null before the check page. */
export const nextStep = <V extends Answers>(steps: readonly Step<V>[], id: string) => neighbour(steps, id, 1);
/** Returns the previous step; null after the start page. */
export const previousStep = <V extends Answers>(steps: readonly Step<V>[], id: string) => neighbour(steps, id, -1);

export const furtherStep = <V extends Answers>(steps: readonly Step<V>[], a: string | null, b: string): string =>
  a !== null && steps.findIndex(({ id }) => id === a) > steps.findIndex(({ id }) => id === b) ? a : b;

/** Returns the state of every step. One without required answers is completed only once it was reached. */
export function stepStates<V extends Answers>(
  steps: readonly Step<V>[],
  values: V,
  finished: Finished,
  currentId: string,
  furthestId: string | null,
): readonly { readonly step: Step<V>; readonly state: StepState }[] {
  const shown = shownSteps(steps, values);
  const visited = steps.findIndex(({ id }) => id === furtherStep(steps, furthestId, currentId));
  return steps.map((step, index) => {
    if (!shown.includes(step)) return { step, state: 'hidden' };
    if (step.id === currentId) return { step, state: 'active' };
    const reachable = firstUnfinishedBefore(shown, finished, step.id) === null;
    return { step, state: reachable && finished.has(step.id) && index <= visited ? 'completed' : 'upcoming' };
  });
}

export function progress<V extends Answers>(steps: readonly Step<V>[], id: string): { number: number; of: number } {
  return { number: steps.findIndex((step) => step.id === id) + 1, of: steps.length };
}

export function stepTitle<V extends Answers>(steps: readonly Step<V>[], step: Step<V>): string {
  const { number, of } = progress(steps, step.id);
  return documentTitle(number, of, step.title, false);
}

export function documentTitle(number: number, of: number, title: string, hasErrors: boolean): string {
  return `${hasErrors ? 'Error: ' : ''}Step ${number} of ${of}: ${title}`;
}
