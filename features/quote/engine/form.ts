import { getIn, setIn, useFormikContext, type FormikErrors } from 'formik';
import { useCallback } from 'react';
import type { FieldErrors } from './types';

/** Formik keeps errors in the shape of the values; ours come by path. */
export const toFormikErrors = <V>(errors: FieldErrors): FormikErrors<V> =>
  Object.entries(errors).reduce<object>((all, [path, text]) => setIn(all, path, text) as object, {});

/** The form of the current step, for its fields. `V` are the answers of the flow. */
export function useAnswers<V extends object>() {
  const { values, errors, setFieldValue, setFieldTouched, setFieldError } = useFormikContext<V>();

  /**
   * Awaits the value and touches with validation off: Formik would otherwise validate the value before this one.
   * A field that changes is no longer known to be wrong; it is looked at again with "Next".
   */
  const setField = useCallback(
    async (path: string, value: unknown) => {
      await setFieldValue(path, value, false);
      await setFieldTouched(path, true, false);
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
