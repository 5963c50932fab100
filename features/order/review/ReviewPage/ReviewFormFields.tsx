import type { ReviewFields } from '@/lib/contracts/review-page';
import { REVIEW_LIMITS } from '@/lib/validation/review-limits';
import { PlainArea, PlainField } from '../../PlainField/PlainField';
import { StarChoice } from './StarChoice';
import styles from './ReviewPage.module.scss';

type ReviewFormFieldsProps = {
  readonly values: ReviewFields;
  readonly errorOf: (id: string) => string | undefined;
};

const { least, most, name, area } = REVIEW_LIMITS;
const HINTS = {
  text: `${least} to ${most.toLocaleString('en-GB')} characters. Please leave out surnames, addresses and phone numbers.`,
  name: 'Shown with the review, its day and the service.',
  area: 'Your part of London, for example Hackney.',
};

/** Renders the stars, the text and the shown name of a review, for a plain HTML form. */
export function ReviewFormFields({ values, errorOf }: ReviewFormFieldsProps) {
  const own = (id: 'text' | 'name' | 'area') => ({ id, value: values[id], hint: HINTS[id], error: errorOf(id) });
  return (
    <>
      <StarChoice chosen={values.stars} error={errorOf('stars')} />
      <PlainArea {...own('text')} label="Your review" rows={7} maxLength={most} />
      <div className={styles.pair}>
        <PlainField {...own('name')} label="Name to show" maxLength={name} />
        <PlainField {...own('area')} label="Area to show" maxLength={area} optional />
      </div>
    </>
  );
}
