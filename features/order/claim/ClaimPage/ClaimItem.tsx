import clsx from 'clsx';
import type { InputHTMLAttributes } from 'react';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Icon } from '@/components/ui/Icon/Icon';
import { claimField, ELSE, type TypedClaimItem } from '@/lib/contracts/claim-page';
import { CLAIM_KIND_LABELS, CLAIM_KINDS } from '@/lib/domain/order/claim';
import { CLAIM_LIMITS } from '@/lib/validation/claim-limits';
import styles from './ClaimPage.module.scss';

type Row = {
  readonly row: number;
  readonly typed: TypedClaimItem;
  readonly errorOf: (name: string) => string | undefined;
};
type ClaimItemProps = Row & { readonly things: readonly string[]; readonly isOnly: boolean };

type Option = { readonly value: string; readonly label: string };
const KINDS: readonly Option[] = CLAIM_KINDS.map((value) => ({ value, label: CLAIM_KIND_LABELS[value] }));

/** One thing: which, what happened to it, what it is worth. What it is is asked where the order does not name it. */
export function ClaimItem({ things, isOnly, ...own }: ClaimItemProps) {
  const { row } = own;
  const hasThings = things.length > 0;
  const options = [
    ...things.map((title) => ({ value: title, label: title })),
    { value: ELSE, label: 'Something else' },
  ];
  return (
    <fieldset id={`item_${row}`} className={styles.item}>
      <legend className={styles.legend}>{isOnly ? 'The item' : `Item ${row + 1}`}</legend>
      {hasThings ? (
        <Choice {...own} name="item" label="Which of your things?" any="Choose an item" options={options} />
      ) : null}
      <div className={clsx(hasThings && styles.typed)}>
        <Line {...own} name="title" label="What is it?" maxLength={CLAIM_LIMITS.title} />
      </div>
      <div className={styles.pair}>
        <Choice {...own} name="kind" label="What is wrong?" any="Choose what is wrong" options={KINDS} />
        <Line
          {...own}
          name="worth"
          label="What is it worth, in pounds?"
          inputMode="decimal"
          maxLength={12}
          isOptional
        />
      </div>
    </fieldset>
  );
}

type Texts = { readonly name: keyof TypedClaimItem; readonly label: string };
type LineProps = Row &
  Texts & { readonly isOptional?: boolean } & Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'maxLength'>;

function Line({ row, typed, errorOf, name, label, isOptional, ...passed }: LineProps) {
  const id = claimField(row, name);
  const error = errorOf(id);
  return (
    <Field id={id} label={label} error={error} optional={isOptional}>
      <input
        {...passed}
        {...{ id, name: id }}
        type="text"
        autoComplete="off"
        defaultValue={typed[name]}
        className={field.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
      />
    </Field>
  );
}

type ChoiceProps = Row & Texts & { readonly any: string; readonly options: readonly Option[] };

function Choice({ row, typed, errorOf, name, label, any, options }: ChoiceProps) {
  const id = claimField(row, name);
  const error = errorOf(id);
  return (
    <Field id={id} label={label} error={error}>
      <div className={field.group}>
        <select
          {...{ id, name: id }}
          defaultValue={typed[name]}
          className={clsx(field.control, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
        >
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={field.iconEnd} />
      </div>
    </Field>
  );
}
