import { getIn, setIn, useFormikContext, type FormikErrors } from 'formik';
import { createContext, useCallback, useContext } from 'react';
import { NOTHING_TYPED } from './draft';
import type { FieldErrors, HalfTyped } from './types';
import type { Price } from './use-price';

/** Returns errors by path in the shape of the values, as Formik needs them. */
export const toFormikErrors = <V>(errors: FieldErrors): FormikErrors<V> =>
  Object.entries(errors).reduce<object>((all, [path, text]) => setIn(all, path, text) as object, {});

export const errorsByPath = (errors: object, parent = ''): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
      if (typeof error === 'string') return [[`${parent}${name}`, error]];
      return error ? Object.entries(errorsByPath(error, `${parent}${name}.`)) : [];
    }),
  );

export function useAnswers<V extends object>() {
  const { values, errors, setFieldValue, setFieldTouched, setFieldError } = useFormikContext<V>();

  /** Sets a field and clears its error in one render. Skips validation, as Formik would validate the old values. */
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
 * Returns the half-typed texts called `name` and their setter. The texts are null when none are stored or a key of
 * `empty` is missing. Formik's status holds them, so that the mirror (draft.ts) includes them.
 */
export function useHalfTyped<T extends HalfTyped[string]>(name: string, empty: T) {
  const form = useFormikContext();
  const all = (form.status ?? NOTHING_TYPED) as HalfTyped;
  const stored = all[name];
  const hasAllKeys = stored !== undefined && Object.keys(empty).every((key) => key in stored);
  const setTexts = (texts: T | null) => {
    const others = Object.entries(all).filter(([other]) => other !== name);
    form.setStatus(Object.fromEntries(texts ? [...others, [name, texts]] : others));
  };
  return [hasAllKeys ? (stored as T) : null, setTexts] as const;
}

export type WizardContext = {
  readonly price: Price;
  readonly draftId: string | null;
  /** Messages by field id about half-typed input. Empty until that input has stopped "Next". */
  readonly waiting: FieldErrors;
};
export const WizardContext = createContext<WizardContext | null>(null);

export function useWizardContext(): WizardContext {
  const context = useContext(WizardContext);
  if (!context) throw new Error('A step was rendered outside its wizard');
  return context;
}

/** Returns provider and hook for the content that a page passes to the steps of one flow. */
export function createStepProps<F extends object>(flow: string) {
  const StepProps = createContext<F | null>(null);
  const useStepProps = (): F => {
    const props = useContext(StepProps);
    if (!props) throw new Error(`A step of the ${flow} flow was rendered without its props`);
    return props;
  };
  return { Provider: StepProps.Provider, useStepProps };
}
