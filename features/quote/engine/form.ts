import { getIn, setIn, useFormikContext, type FormikErrors } from 'formik';
import { useCallback } from 'react';
import { NOTHING_TYPED } from './draft';
import type { FieldErrors, HalfTyped } from './types';

/** Formik keeps errors in the shape of the values; ours come by path. */
export const toFormikErrors = <V>(errors: FieldErrors): FormikErrors<V> =>
  Object.entries(errors).reduce<object>((all, [path, text]) => setIn(all, path, text) as object, {});

/** The way back: every sentence by the path of its field, "addresses.collection.postcode". */
export const errorsByPath = (errors: object, parent = ''): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
      if (typeof error === 'string') return [[`${parent}${name}`, error]];
      return error ? Object.entries(errorsByPath(error, `${parent}${name}.`)) : [];
    }),
  );

/** The form of the current step, for its fields. `V` are the answers of the flow. */
export function useAnswers<V extends object>() {
  const { values, errors, setFieldValue, setFieldTouched, setFieldError } = useFormikContext<V>();

  /**
   * With validation off: Formik would otherwise validate the value before this one, and there is nothing to wait for.
   * All at once, so that an answer is one rendering of the step; three were most of what a press took on a slow phone.
   * A field that changes is no longer known to be wrong; it is looked at again with "Next".
   */
  const setField = useCallback(
    (path: string, value: unknown): void => {
      void setFieldValue(path, value, false);
      void setFieldTouched(path, true, false);
      setFieldError(path, undefined);
    },
    [setFieldValue, setFieldTouched, setFieldError],
  );

  const errorOf = (path: string): string | undefined => {
    const error: unknown = getIn(errors, path);
    return typeof error === 'string' ? error : undefined;
  };
  return { values, setField, errorOf, setError: setFieldError };
}

/**
 * Texts that are no answer yet (a search, something being described), under a name of their own; null while there
 * are none. They live in the form's status, so that the mirror keeps them over a reload as it keeps the answers.
 * `empty` names them: kept texts of another shape count as none.
 */
export function useHalfTyped<T extends HalfTyped[string]>(name: string, empty: T) {
  const form = useFormikContext();
  const all = (form.status ?? NOTHING_TYPED) as HalfTyped;
  const kept = all[name];
  const isWhole = kept !== undefined && Object.keys(empty).every((key) => key in kept);
  const set = (texts: T | null) => {
    const others = Object.entries(all).filter(([other]) => other !== name);
    form.setStatus(Object.fromEntries(texts ? [...others, [name, texts]] : others));
  };
  return [isWhole ? (kept as T) : null, set] as const;
}
