import { Button } from '@/components/ui/Button';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Icon } from '@/components/ui/Icon/Icon';
import select from '@/components/ui/SelectField.module.scss';
import type { AreaFormContent } from './types';
import styles from './AreaForm.module.scss';

type ChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly options: AreaFormContent['choice']['options'];
  readonly initial: string;
  readonly hint?: string | undefined;
};

/** Renders a native select. The browser keeps its value, so the form needs no script. */
function Choice({ id, label, options, initial, hint }: ChoiceProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      <div className={field.group}>
        <select
          id={id}
          name={id}
          aria-describedby={describedBy(id, { hint })}
          className={`${field.control} ${select.select}`}
          defaultValue={initial}
        >
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

/** Renders a plain GET form with two fields that leads into the quote flow. */
export function AreaForm({ action, title, district, choice, hidden, button }: AreaFormContent) {
  const districts = district.options.map((value) => ({ value, label: value }));
  return (
    <form noValidate action={action} method="get" className={styles.root} aria-label={title}>
      <Choice id="from" label={district.label} options={districts} initial={district.initial} />
      <Choice id="plan" {...choice} />
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="l" iconAfter="arrow-right" data-spot="area_form">
        {button}
      </Button>
    </form>
  );
}
