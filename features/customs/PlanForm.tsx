import { Button } from '@/components/ui/Button';
import { controlProps, Field, type FieldTexts } from '@/components/ui/Field/Field';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import field from '@/components/ui/Field/Field.module.scss';
import { Icon } from '@/components/ui/Icon/Icon';
import select from '@/components/ui/SelectField.module.scss';
import { CUSTOMS_PLAN } from '@/lib/tool-routes';
import { BEFORE, CITIZENS, DESTINATIONS, OUTSIDE, REASONS, THINGS } from '@/lib/domain/customs/answers';
import { wordsOf } from '@/lib/domain/enquiries/choices';
import type { PlanField, PlanFormModel } from './plan-model';
import styles from './PlanForm.module.scss';

type QuestionTexts = Pick<FieldTexts, 'label' | 'hint'> & {
  /** Labels by value. A question without choices asks for a date. */
  readonly choices?: Readonly<Record<string, string>>;
};

const QUESTIONS: Readonly<Record<PlanField, QuestionTexts>> = {
  destination: { label: 'Country you are moving to', choices: DESTINATIONS },
  citizen: { label: 'Your citizenship', hint: 'If you have two, the one you are moving on.', choices: CITIZENS },
  reason: { label: 'Why your things are going there', choices: REASONS },
  outside: {
    label: 'Time lived outside the European Union',
    hint: 'Without a break. The United Kingdom is outside.',
    choices: OUTSIDE,
  },
  residence: { label: 'Day you start living there', hint: 'When it becomes your normal home.' },
  goods: { label: 'Day your things arrive there', hint: 'Roughly is enough.' },
  wedding: { label: 'Day of the wedding' },
  before: { label: 'Lived in the Emirates before?', hint: 'To live, not to visit.', choices: BEFORE },
};
const QUESTION_ORDER: readonly PlanField[] = [
  'destination',
  'reason',
  'citizen',
  'outside',
  'before',
  'residence',
  'goods',
  'wedding',
];

/**
 * Renders the questions on which customs rules depend. The style sheet hides those that do not apply to the chosen
 * answers. Works without JavaScript.
 */
export function PlanForm({ values, things, errors }: PlanFormModel) {
  return (
    <form noValidate method="get" action={CUSTOMS_PLAN} className={styles.root}>
      {QUESTION_ORDER.map((name) => (
        <Question key={name} name={name} value={values[name]} error={errors[name]} />
      ))}
      <fieldset className={styles.things} aria-describedby={errors.things ? 'things-message' : undefined}>
        <legend className={field.label}>Is any of this on your list?</legend>
        <div className={styles.boxes}>
          {wordsOf(THINGS).map((thing, index) => (
            <label key={thing} className={styles.box}>
              <input
                type="checkbox"
                // The error summary links to the first box.
                id={index === 0 ? 'things' : `things-${thing}`}
                name="things"
                value={thing}
                defaultChecked={things.includes(thing)}
              />
              {THINGS[thing]}
            </label>
          ))}
        </div>
        <FieldMessage id="things-message" error={errors.things} />
      </fieldset>
      <Button type="submit" size="l" className={styles.button}>
        Show my plan
      </Button>
    </form>
  );
}

type QuestionProps = { readonly name: PlanField; readonly value: string; readonly error: string | undefined };

function Question({ name, value, error }: QuestionProps) {
  const { choices, ...texts } = { ...QUESTIONS[name], error };
  const control = { ...controlProps(name, texts), defaultValue: value };
  return (
    <Field id={name} className={styles[name]} {...texts}>
      <div className={field.group}>
        {choices ? (
          <>
            <select {...control} className={`${field.control} ${select.select}`}>
              <option value="">Choose</option>
              {wordsOf(choices).map((choice) => (
                <option key={choice} value={choice}>
                  {choices[choice]}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" className={field.iconEnd} />
          </>
        ) : (
          <input {...control} type="date" className={field.control} />
        )}
      </div>
    </Field>
  );
}
