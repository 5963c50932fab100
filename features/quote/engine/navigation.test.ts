import {
  documentTitle,
  firstUnfinishedBefore,
  furtherStep,
  nextStep,
  previousStep,
  progress,
  shownSteps,
  stepById,
  stepOrFirst,
  stepStates,
} from './navigation';
import type { Step } from './types';

type Values = { readonly promo: string; readonly wantsTwo: boolean };
const step = (id: string, isShown?: (values: Values) => boolean): Step<Values> => ({
  id,
  title: id,
  heading: id,
  fields: [],
  event: id,
  ...(isShown && { isShown }),
});
const steps = [step('one'), step('two', (values) => values.wantsTwo), step('three'), step('four')];
const all: Values = { promo: '', wantsTwo: true };
const fewer: Values = { promo: '', wantsTwo: false };
const finished = (...ids: string[]) => new Set(ids);
const idOf = (found: { readonly id: string } | null) => found?.id ?? null;

describe('navigation', () => {
  it('leaves out what these answers do not ask', () => {
    expect(shownSteps(steps, all).map(idOf)).toEqual(['one', 'two', 'three', 'four']);
    expect(shownSteps(steps, fewer).map(idOf)).toEqual(['one', 'three', 'four']);
  });

  it('finds a step by the last part of the address, or none', () => {
    expect(idOf(stepById(steps, 'three'))).toBe('three');
    expect(stepById(steps, 'nowhere')).toBeNull();
    expect(idOf(stepOrFirst(steps, 'three'))).toBe('three');
    expect(idOf(stepOrFirst(steps, 'nowhere'))).toBe('one');
    expect(() => stepOrFirst([], 'one')).toThrow(RangeError);
  });

  it.each([
    ['the first step, always', [], 'one', null],
    ['a step after an unfinished one', [], 'three', 'one'],
    ['a step after finished ones', ['one', 'two'], 'three', null],
    ['a step beyond the first gap', ['one', 'three'], 'four', 'two'],
    ['a finished step again', ['one', 'two', 'three', 'four'], 'two', null],
    ['the check page with a gap', ['one', 'two', 'four'], 'check', 'three'],
    ['the check page with all finished', ['one', 'two', 'three', 'four'], 'check', null],
  ])('QUO-9: who asks for %s is led to the first unfinished step before it', (_, done, asked, expected) => {
    expect(idOf(firstUnfinishedBefore(steps, finished(...done), asked))).toBe(expected);
  });

  it('does not wait for a hidden step', () => {
    expect(firstUnfinishedBefore(shownSteps(steps, fewer), finished('one'), 'three')).toBeNull();
  });

  it.each([
    ['one', null, 'two'],
    ['two', 'one', 'three'],
    ['four', 'three', null],
    ['nowhere', null, null],
  ])('knows what is around %s', (id, before, after) => {
    expect(idOf(previousStep(steps, id))).toBe(before);
    expect(idOf(nextStep(steps, id))).toBe(after);
  });

  it('steps over a hidden step in both directions', () => {
    const shown = shownSteps(steps, fewer);
    expect(idOf(nextStep(shown, 'one'))).toBe('three');
    expect(idOf(previousStep(shown, 'three'))).toBe('one');
  });

  it('FORM-1: counts over the shown steps', () => {
    expect(progress(steps, 'three')).toEqual({ number: 3, of: 4 });
    expect(progress(shownSteps(steps, fewer), 'three')).toEqual({ number: 2, of: 3 });
  });
});

describe('stepStates', () => {
  const statesOf = (values: Values, done: ReadonlySet<string>, current: string, furthest: string | null = 'four') =>
    stepStates(steps, values, done, current, furthest).map(({ state }) => state);

  it.each([
    ['a new visitor', all, finished(), 'one', ['active', 'upcoming', 'upcoming', 'upcoming']],
    ['a visitor half-way', all, finished('one', 'two'), 'three', ['completed', 'completed', 'active', 'upcoming']],
    [
      'one who went back',
      all,
      finished('one', 'two', 'three'),
      'one',
      ['active', 'completed', 'completed', 'upcoming'],
    ],
    ['one with a hidden step', fewer, finished('one'), 'three', ['completed', 'hidden', 'active', 'upcoming']],
    [
      'a gap: what is behind it cannot be reached',
      all,
      finished('one', 'three'),
      'one',
      ['active', 'upcoming', 'upcoming', 'upcoming'],
    ],
  ] as const)('computes the states for %s', (_, values, done, current, expected) => {
    expect(statesOf(values, done, current)).toEqual(expected);
  });
});

describe('a step that needs no answer', () => {
  const done = finished('one', 'two', 'three');
  const statesOf = (current: string, furthest: string | null) =>
    stepStates(steps, all, done, current, furthest).map(({ state }) => state);

  it.each([
    ['before anything is saved', 'one', null, ['active', 'upcoming', 'upcoming', 'upcoming']],
    ['on the way', 'two', 'one', ['completed', 'active', 'upcoming', 'upcoming']],
    ['gone back from it', 'one', 'three', ['active', 'completed', 'completed', 'upcoming']],
  ])('QUO-9: is done only once the visitor has been there: %s', (_, current, furthest, expected) => {
    expect(statesOf(current, furthest)).toEqual(expected);
  });

  it('keeps the furthest step when an earlier one is saved again', () => {
    expect(furtherStep(steps, 'three', 'one')).toBe('three');
    expect(furtherStep(steps, 'one', 'two')).toBe('two');
    expect(furtherStep(steps, null, 'one')).toBe('one');
  });
});

describe('documentTitle', () => {
  it('FORM-1: says where the visitor is', () => {
    expect(documentTitle(2, 5, 'Addresses', false)).toBe('Step 2 of 5: Addresses');
  });
  it('FORM-2: begins with "Error: " when answers are wrong', () => {
    expect(documentTitle(2, 5, 'Addresses', true)).toBe('Error: Step 2 of 5: Addresses');
  });
});
