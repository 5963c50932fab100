import type { FormErrors, FormValues } from './form-view';

/** What the fields of a form share. */
export type FieldsProps = {
  /** Before the ids of the fields: several forms may stand on one page. */
  readonly form: string;
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly onChange: (name: string, value: string) => void;
  readonly onLeave: (name: string) => void;
};

/** The id of a field; an error summary links to it. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;
