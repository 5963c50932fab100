import clsx from 'clsx';
import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import type { SummaryError } from '@/components/ui/ErrorSummary';
import { Field, controlProps, type FieldTexts } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './PlainField.module.scss';

type Passed = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>;
/** The props of a field, whose `id` is also its name. */
type Own = Pick<FieldTexts, 'label' | 'hint' | 'error' | 'optional'> & {
  readonly id: string;
  readonly value: string;
};

/** Returns the props of an uncontrolled field. The browser keeps its value, with and without a script. */
const controlOf = ({ id, value, ...texts }: Own) => ({ ...controlProps(id, texts), defaultValue: value });
const textsOf = ({ id, label, hint, error, optional }: Own) => ({ id, label, hint, error, optional });

export function PlainField({ id, label, value, hint, error, optional, ...passed }: Own & Passed) {
  const own = { id, label, value, hint, error, optional };
  return (
    <Field {...textsOf(own)}>
      <input type="text" autoComplete="off" {...passed} {...controlOf(own)} className={field.control} />
    </Field>
  );
}

type Long = Own & { readonly rows: number; readonly maxLength: number };

export function PlainArea({ rows, maxLength, ...own }: Long) {
  return (
    <Field {...textsOf(own)}>
      <textarea rows={rows} maxLength={maxLength} {...controlOf(own)} className={clsx(field.control, styles.area)} />
    </Field>
  );
}

type Choice = Own & {
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

export function PlainSelect({ any, options, ...own }: Choice) {
  return (
    <Field {...textsOf(own)}>
      <div className={field.group}>
        <select {...controlOf(own)} className={clsx(field.control, styles.select)}>
          <option value="">{any}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={field.iconEnd} />
      </div>
    </Field>
  );
}

/** An error of a field. `groupId`: the group of the field, if a change of any field in it clears the error. */
type Wrong = SummaryError & { readonly groupId?: string | undefined };

/**
 * Provides the errors of a refused form, each until its field changes. The summary takes the focus when the page opens.
 */
export function useAnsweredForm(errors: readonly Wrong[]) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const { onInput, isChanged } = useChangedFields();
  const wrong = errors.filter(({ fieldId, groupId = fieldId }) => !isChanged(groupId));
  return {
    summary,
    onInput,
    wrong,
    errorOf: (id: string): string | undefined => wrong.find(({ fieldId }) => fieldId === id)?.text,
  };
}
