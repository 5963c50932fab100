import type { FormErrors, FormValues } from './form-view';

/** Props that every field of a form takes. */
export type FieldsProps = {
  /** Prefix of the field ids, because one page may hold several forms. */
  readonly form: string;
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly onChange: (name: string, value: string) => void;
  readonly onLeave: (name: string) => void;
};

/** Returns the id of a field, which an error summary links to. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;
