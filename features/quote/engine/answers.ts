import type { AnyObjectSchema, ValidationError } from 'yup';
import { tidied } from '@/lib/validation/tidy';
import type { Finished } from './navigation';
import type { Answers, FieldErrors, Flow, Step } from './types';

/** Returns a field's input id: "additional_collection[0].postcode" → "additional_collection.0.postcode". */
const fieldPath = (path: string) => path.replace(/\[(\d+)\]/g, '.$1');

/** Checks the name: importing the class would load all of yup, and without a stack the error is no Error. */
const isValidationError = (error: unknown): error is ValidationError =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'ValidationError';

/** Returns the first message of every wrong field, in the order of the schema. */
export async function fieldErrors(schema: AnyObjectSchema, values: object): Promise<FieldErrors> {
  try {
    // Most answers are wrong until the last step, so expensive stack traces are off.
    await schema.validate(tidied(schema, values), { abortEarly: false, disableStackTrace: true });
    return {};
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    const errors: Record<string, string> = {};
    for (const one of all) errors[fieldPath(one.path ?? '')] ??= one.message;
    return errors;
  }
}

const pickedErrors = async <V extends Answers>(flow: Flow<V>, fields: readonly string[], values: V) => {
  const { schema } = await flow.rules();
  return fieldErrors(schema.pick([...fields]), values);
};

export const stepErrors = async <V extends Answers>(
  flow: Flow<V>,
  step: Step<V>,
  values: V,
  now: Date,
): Promise<FieldErrors> => ({ ...(await pickedErrors(flow, step.fields, values)), ...step.alsoWrong?.(values, now) });

export async function finishedSteps<V extends Answers>(flow: Flow<V>, values: V, now: Date): Promise<Finished> {
  const checks = flow.steps.map(async (step) => {
    const errors = await stepErrors(flow, step, values, now);
    return Object.keys(errors).length === 0 ? step.id : null;
  });
  return new Set((await Promise.all(checks)).filter((id) => id !== null));
}

/** Returns whether the start page is answered, without which no step may be shown. */
export const isStarted = async <V extends Answers>(flow: Flow<V>, values: V): Promise<boolean> =>
  Object.keys(await pickedErrors(flow, flow.entryFields, values)).length === 0;
