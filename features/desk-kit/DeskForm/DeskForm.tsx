import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import { Button } from '@/components/ui/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import styles from './DeskForm.module.scss';
import type { DeskOption, DeskRefusedForm } from '@/lib/contracts/desk-parts';
import { Field, describedBy } from '@/components/ui/Field/Field';
import groupStyles from '@/components/ui/Field/Field.module.scss';
import { Icon } from '@/components/ui/Icon/Icon';
import fieldStyles from './DeskField.module.scss';
import { MOST_TERMS, hasMoreTerms } from '@/lib/domain/order/search-words';
import { Sheet } from '../Panel/Panel';

type HiddenFields = Readonly<Record<string, string | number>>;
type SubmitButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'aria-label'> & {
  readonly text: string;
};

const SubmitButton = ({ text, ...look }: SubmitButtonProps) => (
  <Button type="submit" {...look}>
    {text}
  </Button>
);

type DeskFormProps = {
  readonly action: string;
  readonly hidden?: HiddenFields | undefined;
  readonly idOf?: ((name: string) => string) | undefined;
  readonly encType?: 'multipart/form-data' | undefined;
  readonly children?: ReactNode;
  /** The button after the fields. A form with several buttons has them among its children. */
  readonly submit?: SubmitButtonProps | undefined;
  readonly isRow?: boolean | undefined;
};

const itself = (name: string) => name;

/** Renders a form that is posted natively. If the server refuses it, it comes back as it was filled in. */
export function DeskForm(props: DeskFormProps) {
  const { action, hidden = {}, idOf = itself, encType, children, submit, isRow = false } = props;
  const refused = useRefusalOf({ action, hidden });
  const { onInput, isChanged } = useChangedFields();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const errors = Object.entries(refused?.errors ?? {}).filter(([name]) => !isChanged(idOf(name)));
  const errorByName = Object.fromEntries(errors);
  return (
    <AnsweredForm value={{ typed: (name) => refused?.values[name], errorOf: (name) => errorByName[name] }}>
      <form
        noValidate
        action={action}
        method="post"
        encType={encType}
        className={isRow ? styles.row : styles.root}
        onInput={onInput}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {errors.length > 0 ? (
          <div className={styles.summary}>
            <ErrorSummary ref={summary} errors={errors.map(([name, text]) => ({ fieldId: idOf(name), text }))} />
          </div>
        ) : null}
        {children}
        {submit ? <SubmitButton {...submit} /> : null}
      </form>
    </AnsweredForm>
  );
}

type FilterFormProps = Pick<DeskFormProps, 'action' | 'children' | 'isRow'> & { readonly submit: string };

/** Renders a search form, whose fields become the query of the page. */
export function FilterForm({ action, children, submit, isRow = true }: FilterFormProps) {
  return (
    <form noValidate action={action} method="get" className={isRow ? styles.row : styles.root}>
      {children}
      <SubmitButton kind="secondary" text={submit} />
    </form>
  );
}

/** The last refused form of this page, with its values and errors; null if there is none. */
export const RefusedForm = createContext<DeskRefusedForm | null>(null);

/** Returns the refusal of this form, or null. Forms with the same action differ in their hidden fields. */
export function useRefusalOf({
  action,
  hidden,
}: {
  readonly action: string;
  readonly hidden: HiddenFields;
}): DeskRefusedForm | null {
  const refused = useContext(RefusedForm);
  if (refused?.action !== action) return null;
  const isSame = ([name, value]: [string, string | number]) =>
    (refused.values[name] ?? String(value)) === String(value);
  return Object.entries(hidden).every(isSame) ? refused : null;
}

type Answered = {
  readonly typed: (name: string) => string | undefined;
  /** Returns the error of a field, until the field is changed. */
  readonly errorOf: (name: string) => string | undefined;
};

const AnsweredForm = createContext<Answered>({ typed: () => undefined, errorOf: () => undefined });
export const useAnsweredForm = (): Answered => useContext(AnsweredForm);

type Texts = { readonly label: string; readonly name: string; readonly id?: string | undefined };
type Passed = 'type' | 'required' | 'min' | 'max' | 'step' | 'maxLength' | 'pattern' | 'inputMode' | 'list';

type InputProps = Texts &
  Pick<InputHTMLAttributes<HTMLInputElement>, Passed> & {
    readonly value?: string | undefined;
    readonly hint?: string | undefined;
    readonly optional?: boolean | undefined;
    readonly width?: 'narrow' | 'medium' | 'wide' | undefined;
    readonly hasFocus?: boolean | undefined;
  };

/** The longest text of an amount in pounds. Not a number field, which would turn "49,50" into 4950 silently. */
export const MOST_SIGNS_OF_POUNDS = 16;

type Answerable = {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly hint?: string | undefined;
};

/** Returns the error of a field, and the attributes of its control. A refused form comes back as it was filled in. */
export function useAnsweredField({ id, name, value, hint }: Answerable) {
  const { typed, errorOf } = useAnsweredForm();
  const error = errorOf(name);
  const control = {
    id,
    name,
    defaultValue: typed(name) ?? value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error }),
  };
  return { error, control };
}

/** Renders an uncontrolled field of one line. */
export function DeskInput(props: InputProps) {
  const { label, name, id = name, value = '', hint, optional, width, hasFocus, ...passed } = props;
  const { error, control } = useAnsweredField({ id, name, value, hint });
  const className = width ? fieldStyles[width] : fieldStyles.field;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        {...passed}
        {...(hasFocus && { autoFocus: true })}
        {...control}
        className={fieldStyles.control}
        autoComplete="off"
      />
    </Field>
  );
}

type SelectProps = Texts & {
  readonly options: readonly DeskOption[];
  readonly value?: string | undefined;
  /** The label of the empty option. Without it there is none. */
  readonly any?: string | undefined;
  readonly width?: 'wide' | undefined;
};

export function DeskSelect({ label, name, id = name, options, value = '', any, width }: SelectProps) {
  const { error, control } = useAnsweredField({ id, name, value });
  return (
    <Field id={id} label={label} error={error} className={width ? fieldStyles[width] : fieldStyles.field}>
      <div className={groupStyles.group}>
        <select {...control} className={fieldStyles.control}>
          {any ? <option value="">{any}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={groupStyles.iconEnd} />
      </div>
    </Field>
  );
}

type DeskAreaProps = Texts & {
  readonly value?: string | undefined;
  readonly maxLength: number;
  readonly required?: boolean | undefined;
  readonly rows?: number | undefined;
};

/** Renders a field of several lines, optional without `required`. */
export function DeskArea(props: DeskAreaProps) {
  const { label, name, id = name, value = '', maxLength, required = false, rows = 3 } = props;
  const { error, control } = useAnsweredField({ id, name, value });
  return (
    <Field id={id} label={label} optional={!required} error={error} className={fieldStyles.wide}>
      <textarea {...control} rows={rows} maxLength={maxLength} required={required} className={fieldStyles.area} />
    </Field>
  );
}

type SearchInputProps = { readonly label: string; readonly value?: string; readonly hasFocus?: boolean };

/** Renders the search field of the desk's lists, with a hint if the text has more words than the search uses. */
export function SearchInput({ label, value = '', hasFocus }: SearchInputProps) {
  const hint = hasMoreTerms(value) ? `Only the first ${MOST_TERMS} words are looked for.` : undefined;
  return (
    <DeskInput label={label} value={value} hint={hint} hasFocus={hasFocus} name="search" type="search" width="wide" />
  );
}

type StateFilterProps = {
  readonly action: string;
  readonly states: Parameters<typeof DeskSelect>[0]['options'];
  readonly value: string;
};

export function StateFilter({ action, states, value }: StateFilterProps) {
  return (
    <Sheet>
      <FilterForm action={action} submit="Show">
        <DeskSelect label="Status" name="state" options={states} value={value} any="All" />
      </FilterForm>
    </Sheet>
  );
}

/** Renders the choice of the day that a page shows. */
export const DayFilter = ({ action, date }: { readonly action: string; readonly date: string }) => (
  <FilterForm action={action} submit="Show">
    <DeskInput label="Day" name="date" type="date" value={date} required />
  </FilterForm>
);
