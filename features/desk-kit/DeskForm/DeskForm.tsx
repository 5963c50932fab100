import { createContext, useContext, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import { Button } from '@/components/ui/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import styles from './DeskForm.module.scss';
import type { DeskRefusedForm } from '@/lib/contracts/desk-parts';

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

export const AnsweredForm = createContext<Answered>({ typed: () => undefined, errorOf: () => undefined });
export const useAnsweredForm = (): Answered => useContext(AnsweredForm);
