import { Button } from '@/components/ui/Button';
import { controlProps, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { PARKING_PLAN } from '@/lib/tool-routes';
import type { PlanField, PlanFormModel } from './types';
import styles from './PlanForm.module.scss';

type QuestionTexts = { readonly label: string; readonly hint?: string; readonly optional?: boolean };

const QUESTIONS: Readonly<Record<PlanField, QuestionTexts>> = {
  from: { label: 'Postcode you are moving from' },
  to: { label: 'Postcode you are moving to', optional: true },
  date: { label: 'Day of the move' },
};

export function PlanForm({ values, errors, days }: PlanFormModel) {
  const propsOf = (name: PlanField) => {
    const texts = { ...QUESTIONS[name], error: errors[name] };
    return {
      field: { ...texts, id: name },
      input: {
        ...controlProps(name, texts),
        defaultValue: values[name],
        className: field.control,
      },
    } as const;
  };
  const [from, to, date] = [propsOf('from'), propsOf('to'), propsOf('date')];
  const postcode = { type: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 8 };
  return (
    <form noValidate method="get" action={PARKING_PLAN} className={styles.root}>
      <Field {...from.field}>
        <div className={field.group}>
          <input {...from.input} {...postcode} />
        </div>
      </Field>
      <Field {...to.field}>
        <div className={field.group}>
          <input {...to.input} {...postcode} />
        </div>
      </Field>
      <Field {...date.field}>
        <div className={field.group}>
          <input {...date.input} type="date" min={days?.first} max={days?.last} />
        </div>
      </Field>
      <Button type="submit" size="l" className={styles.button}>
        Plan the parking
      </Button>
    </form>
  );
}
