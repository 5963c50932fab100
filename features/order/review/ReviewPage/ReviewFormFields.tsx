import clsx from 'clsx';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import type { ReviewFields } from '@/lib/contracts/review-page';
import { REVIEW_LIMITS } from '@/lib/validation/review-limits';
import { StarChoice } from './StarChoice';
import styles from './ReviewPage.module.scss';

type ReviewFormFieldsProps = {
  readonly values: ReviewFields;
  readonly errors: Partial<Readonly<Record<string, string>>>;
};

const { least, most, name, area } = REVIEW_LIMITS;
const HINTS = {
  text: `${least} to ${most.toLocaleString('en-GB')} characters. Please leave out surnames, addresses and phone numbers.`,
  name: 'Shown with the review, its day and the service.',
  area: 'Your part of London, for example Hackney.',
};

/** Stars, words, and as whom they are shown. The browser keeps what is typed: it works before and without a script. */
export function ReviewFormFields({ values, errors }: ReviewFormFieldsProps) {
  const control = (id: 'text' | 'name' | 'area') => ({
    ...{ id, name: id, defaultValue: values[id] },
    'aria-invalid': errors[id] ? true : undefined,
    'aria-describedby': describedBy(id, { hint: HINTS[id], error: errors[id] }),
  });
  return (
    <>
      <StarChoice chosen={values.stars} error={errors.stars} />
      <Field id="text" label="Your review" hint={HINTS.text} error={errors.text}>
        <textarea {...control('text')} rows={7} maxLength={most} className={clsx(field.control, styles.area)} />
      </Field>
      <div className={styles.pair}>
        <Field id="name" label="Name to show" hint={HINTS.name} error={errors.name}>
          <input {...control('name')} type="text" maxLength={name} autoComplete="off" className={field.control} />
        </Field>
        <Field id="area" label="Area to show" hint={HINTS.area} error={errors.area} optional>
          <input {...control('area')} type="text" maxLength={area} autoComplete="off" className={field.control} />
        </Field>
      </div>
    </>
  );
}
