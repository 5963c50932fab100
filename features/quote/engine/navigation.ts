import type { Answers, Step } from './types';

/**
 * Where a visitor may be in a flow. Pure: position comes from the URL, completeness from the answers,
 * and nothing here is ever stored.
 */
export type StepState = 'completed' | 'active' | 'upcoming' | 'hidden';
/** Ids of the steps whose own fields are valid. */
export type Finished = ReadonlySet<string>;

export const shownSteps = <V extends Answers>(steps: readonly Step<V>[], values: V): readonly Step<V>[] =>
  steps.filter((step) => step.isShown?.(values) ?? true);

export const stepById = <V extends Answers>(steps: readonly Step<V>[], id: string): Step<V> | null =>
  steps.find((step) => step.id === id) ?? null;

/** @throws RangeError for a flow that asks nothing */
export function stepOrFirst<V extends Answers>(steps: readonly Step<V>[], id: string): Step<V> {
  const step = stepById(steps, id) ?? steps[0];
  if (!step) throw new RangeError('A flow without steps');
  return step;
}

/** The first unfinished step before the asked one, or null: the asked step may be shown. */
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
/** Null after the last step: what follows is the check page. */
export const nextStep = <V extends Answers>(steps: readonly Step<V>[], id: string) => neighbour(steps, id, 1);
/** Null before the first step: what precedes is the flow's start page. */
export const previousStep = <V extends Answers>(steps: readonly Step<V>[], id: string) => neighbour(steps, id, -1);

/** The later of two steps in the order of the flow; `a` may be none. */
export const furtherStep = <V extends Answers>(steps: readonly Step<V>[], a: string | null, b: string): string =>
  a !== null && steps.findIndex(({ id }) => id === a) > steps.findIndex(({ id }) => id === b) ? a : b;

/**
 * State of every step of a flow, seen from the current one. A hidden step is in no count and has no link.
 * A step that needs no answer is finished from the start: it counts as done only once the visitor has been there,
 * so not beyond the current step and the furthest one that was saved.
 */
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

/** "Step 2 of 5", counted over the shown steps. */
export function progress<V extends Answers>(steps: readonly Step<V>[], id: string): { number: number; of: number } {
  return { number: steps.findIndex((step) => step.id === id) + 1, of: steps.length };
}

/** What the browser's tab says of a step that the server sends. */
export function stepTitle<V extends Answers>(steps: readonly Step<V>[], step: Step<V>): string {
  const { number, of } = progress(steps, step.id);
  return documentTitle(number, of, step.title, false);
}

/** What the browser's tab says (FORM-1, FORM-2). */
export function documentTitle(number: number, of: number, title: string, hasErrors: boolean): string {
  return `${hasErrors ? 'Error: ' : ''}Step ${number} of ${of}: ${title}`;
}
