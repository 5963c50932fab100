import type { SelectOption } from '../ui/SelectField';

/** One question of a form. `name` is the name in the rules (lib/validation/forms) and in the plain post. */
export type FormField =
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly label: string;
      readonly type?: 'text' | 'email' | 'tel' | 'date' | 'number';
      readonly autoComplete?: string;
      readonly placeholder?: string;
      readonly optional?: true;
      /** Whether all characters but digits are removed while typing (CBK-2, AFF-1). */
      readonly digitsOnly?: true;
      /** Whether the text turns into upper case, as in a postcode. */
      readonly capitals?: true;
    }
  /** Dialling code and number, sent as `phonePrefix` and `phone`. */
  | { readonly kind: 'phone'; readonly label?: string; readonly optional?: true; readonly digitsOnly?: true }
  | {
      readonly kind: 'select';
      readonly name: string;
      readonly label: string;
      readonly options: readonly SelectOption[];
      /** The value that is chosen at first. Default: the first option. */
      readonly initial?: string;
    }
  | {
      readonly kind: 'area';
      readonly name: string;
      readonly label: string;
      readonly hint?: string;
      readonly optional?: true;
    }
  | { readonly kind: 'checkbox'; readonly name: string; readonly label: string; readonly link?: FormLink }
  /** A count for each packing material, with the sum. */
  | { readonly kind: 'materials'; readonly name: string; readonly label: string };

type FormLink = { readonly text: string; readonly href: string };

export type FormView = {
  readonly title: string;
  readonly intro: string;
  readonly path: string;
  /** Tells the forms of one API call apart (spec §7). */
  readonly type?: string;
  readonly fields: readonly FormField[];
  readonly submit: string;
  readonly sent: { readonly title: string; readonly text: string };
  /** When a wrong answer is reported: while typing, or when the field loses focus (spec §5). */
  readonly checks: 'change' | 'blur';
  /** The look of a failed send: the message for 4 s, a mark without words, or nothing (spec §8). */
  readonly failure: 'sentence' | 'mark' | 'nothing';
};

/** Field values by name ("quantities.box_s"), as in a plain post. A ticked box is "on". */
export type FormValues = Readonly<Record<string, string>>;
/** One message per wrong field, by field name. */
export type FormErrors = Readonly<Record<string, string>>;

export type FieldsProps = {
  /** Prefix of the field ids, because one page may hold several forms. */
  readonly form: string;
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly onChange: (name: string, value: string) => void;
  readonly onLeave: (name: string) => void;
};

export const fieldId = (form: string, name: string): string => `${form}-${name}`;
