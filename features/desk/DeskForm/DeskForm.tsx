import { type ReactNode, useEffect, useRef } from 'react';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import styles from './DeskForm.module.scss';
import { AnsweredForm, useRefusalOf } from './refusal';

type DeskFormProps = {
  /** Where it is sent: a call of lib/contracts/desk-paths.ts. */
  readonly action: string;
  /** For buttons that stand outside of it. */
  readonly id?: string | undefined;
  /** What goes with it unseen. */
  readonly hidden?: Readonly<Record<string, string | number>> | undefined;
  /** The id of a field, where it is not its name. */
  readonly idOf?: ((name: string) => string) | undefined;
  /** For one that carries files. */
  readonly encType?: 'multipart/form-data' | undefined;
  readonly children: ReactNode;
  readonly isRow?: boolean | undefined;
};

const itself = (name: string) => name;

/** A form that changes something, as browsers have always sent them. Refused, it comes back as it was filled in. */
export function DeskForm({ action, id, hidden = {}, idOf = itself, encType, children, isRow = false }: DeskFormProps) {
  const refused = useRefusalOf({ action, hidden });
  const { onInput, isChanged } = useChangedFields();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const errors = Object.entries(refused?.errors ?? {}).filter(([name]) => !isChanged(idOf(name)));
  const said = Object.fromEntries(errors);
  return (
    <AnsweredForm value={{ typed: (name) => refused?.values[name], errorOf: (name) => said[name] }}>
      <form
        id={id}
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
      </form>
    </AnsweredForm>
  );
}

/** A search: its fields become the page's address. */
export function FilterForm({ action, children, isRow = true }: Pick<DeskFormProps, 'action' | 'children' | 'isRow'>) {
  return (
    <form noValidate action={action} method="get" className={isRow ? styles.row : styles.root}>
      {children}
    </form>
  );
}
