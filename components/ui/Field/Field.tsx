import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage';
import styles from './Field.module.scss';

export type FieldTexts = {
  readonly label: string;
  readonly hint?: ReactNode | undefined;
  /** The error message. Its presence marks the field as invalid. */
  readonly error?: string | undefined;
  /** A quiet confirmation, e.g. "Islington, in our area". */
  readonly success?: string | undefined;
  /** Adds "(optional)" to the label (FORM-4). */
  readonly optional?: boolean | undefined;
};

/** Returns the ids of the texts that describe a control, for aria-describedby. */
export function describedBy(
  id: string,
  { hint, error, success }: Pick<FieldTexts, 'hint' | 'error' | 'success'>,
): string | undefined {
  const ids = [hint && `${id}-hint`, (error || success) && `${id}-message`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Returns the attributes that tie a control, which sends its value under its id, to the texts of its field. */
export const controlProps = (id: string, texts: Pick<FieldTexts, 'hint' | 'error' | 'success'>) => ({
  id,
  name: id,
  'aria-invalid': texts.error ? true : undefined,
  'aria-describedby': describedBy(id, texts),
});

type FieldProps = FieldTexts & {
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly labelHidden?: boolean | undefined;
};

/** Renders a label, its control and a message. The control needs the id and the aria-describedby of describedBy(). */
export function Field({ id, label, hint, error, success, optional, children, className, labelHidden }: FieldProps) {
  return (
    <div className={clsx(styles.root, error && styles.invalid, success && !error && styles.valid, className)}>
      <label htmlFor={id} className={labelHidden ? styles.hidden : styles.label}>
        <span>{label}</span>
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {hint ? (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      ) : null}
      {children}
      <FieldMessage id={`${id}-message`} error={error} success={success} />
    </div>
  );
}
