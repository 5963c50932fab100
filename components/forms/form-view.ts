import type { SelectOption } from '../ui/SelectField';

/** One question of a form. `name` is that of the rules (lib/validation/forms) and of the plain post. */
export type FormField =
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly label: string;
      readonly type?: 'text' | 'email' | 'tel' | 'date' | 'number';
      readonly autoComplete?: string;
      readonly placeholder?: string;
      readonly optional?: true;
      /** What else is typed disappears (CBK-2, AFF-1). */
      readonly digitsOnly?: true;
      /** Upper case, as postcodes are. */
      readonly capitals?: true;
    }
  /** Dialling code and number: `phonePrefix` and `phone`. */
  | { readonly kind: 'phone'; readonly label?: string; readonly optional?: true; readonly digitsOnly?: true }
  | {
      readonly kind: 'select';
      readonly name: string;
      readonly label: string;
      readonly options: readonly SelectOption[];
      /** The one chosen at first; the first unless told otherwise. */
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
  /** How many of each packing material, and what that comes to. */
  | { readonly kind: 'materials'; readonly name: string; readonly label: string };

type FormLink = { readonly text: string; readonly href: string };

/** What a form asks and says. */
export type FormView = {
  /** Of its page. */
  readonly title: string;
  readonly intro: string;
  /** The path of its call. */
  readonly path: string;
  /** Tells the forms of one call apart (spec §7). */
  readonly type?: string;
  readonly fields: readonly FormField[];
  readonly submit: string;
  readonly sent: { readonly title: string; readonly text: string };
  /** When a wrong answer is said: while it is typed, or when the field is left (spec §5). */
  readonly checks: 'change' | 'blur';
  /** What is seen when it could not be sent: the sentence for 4 s, a mark without words, or nothing (spec §8). */
  readonly failure: 'sentence' | 'mark' | 'nothing';
};

/** Answers as they stand in the fields, by name ("quantities.box_s"); a ticked box is "on". As in a plain post. */
export type FormValues = Readonly<Record<string, string>>;
/** One sentence per wrong field, by name. */
export type FormErrors = Readonly<Record<string, string>>;
