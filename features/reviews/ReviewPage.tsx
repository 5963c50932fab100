import styles from './ReviewPage.module.scss';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { Icon } from '@/components/ui/Icon/Icon';
import { OrderHead } from '@/features/order/OrderHead';
import { PlainArea, PlainField, useAnsweredForm } from '@/features/order/PlainField/PlainField';
import { NO_MORE_MAILS_ID } from '@/lib/account-routes';
import { REVIEW_BUTTON, REVIEW_BUTTONS, REVIEW_LIMITS, type ReviewFields } from '@/lib/domain/reviews/customer-review';
import { ratingOf } from '@/lib/domain/reviews/review';
import type { ReviewModel } from './review-model';
import { Stars } from './ReviewCard';
import starStyles from './StarChoice.module.scss';

const FIELDS = ['stars', 'text', 'name', 'area'] as const satisfies readonly (keyof ReviewFields)[];

/** Renders the review of a finished job. It needs no script. */
export function ReviewPage({ model }: { readonly model: ReviewModel }) {
  const { reference, title, lead, orderHref, action, notice, kept, form, canWithdraw, canStop } = model;
  const named = FIELDS.filter((name) => form?.errors[name] !== undefined);
  const { summary, onInput, wrong, errorOf } = useAnsweredForm(
    named.map((name) => ({
      fieldId: name,
      text: form?.errors[name] ?? '',
      groupId: name === 'stars' ? STARS_GROUP : name,
    })),
  );
  return (
    <div className={styles.root}>
      <OrderHead reference={reference} title={title} lead={lead} backHref={orderHref} notice={notice} />
      {kept ? <KeptReview {...kept} /> : null}
      {form ? (
        <form method="post" action={action} noValidate className={styles.form} onInput={onInput}>
          <h2 className={styles.title}>{form.title}</h2>
          <ErrorSummary ref={summary} errors={wrong} />
          <input type="hidden" name="version" value={form.version} />
          <ReviewFormFields values={form.values} errorOf={errorOf} />
          <Button type="submit" size="xl">
            {form.button}
          </Button>
        </form>
      ) : null}
      {canWithdraw ? (
        <details className={styles.more}>
          <summary>Withdraw your review</summary>
          <form method="post" action={action} noValidate>
            <p>We delete its stars and its words. It will no longer be shown anywhere.</p>
            <Button type="submit" kind="outline" name={REVIEW_BUTTON} value={REVIEW_BUTTONS.withdraw}>
              Withdraw
            </Button>
          </form>
        </details>
      ) : null}
      {canStop ? (
        <form method="post" action={action} noValidate id={NO_MORE_MAILS_ID} className={styles.stop}>
          <p>Would you rather not write one? We will not ask again.</p>
          <Button type="submit" kind="outline" name={REVIEW_BUTTON} value={REVIEW_BUTTONS.stop}>
            Don’t ask again
          </Button>
        </form>
      ) : null}
      {form || kept ? null : (
        <ButtonLink href={orderHref} size="l">
          See your order
        </ButtonLink>
      )}
    </div>
  );
}

function KeptReview({ title, words, stars, author, text }: NonNullable<ReviewModel['kept']>) {
  return (
    <section aria-labelledby="kept" className={styles.kept}>
      <h2 id="kept" className={styles.title}>
        {title}
      </h2>
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <blockquote className={styles.quote}>
        <Stars rating={ratingOf(stars)} icon="star" />
        <p className={styles.text}>{text}</p>
        <footer>{author}</footer>
      </blockquote>
    </section>
  );
}

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

function ReviewFormFields({ values, errorOf }: ReviewFormFieldsProps) {
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

const CHOICES = [
  [1, 'Very poor'],
  [2, 'Poor'],
  [3, 'Fair'],
  [4, 'Good'],
  [5, 'Very good'],
] as const;

/** Any change in the group clears its error. */
const STARS_GROUP = 'stars-group';

type StarChoiceProps = { readonly chosen: string; readonly error: string | undefined };

/** The style sheet fills the stars up to the chosen one. */
function StarChoice({ chosen, error }: StarChoiceProps) {
  return (
    <fieldset id={STARS_GROUP} className={starStyles.root} aria-describedby={error ? 'stars-message' : undefined}>
      <legend className={starStyles.legend}>Stars</legend>
      <div className={starStyles.stars}>
        {CHOICES.map(([stars, words]) => (
          <label key={stars} className={starStyles.star}>
            <input
              // The error summary links to the first star.
              id={stars === 1 ? 'stars' : `stars-${stars}`}
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={chosen === String(stars)}
              className={starStyles.radio}
            />
            <Icon name="star" className={starStyles.icon} />
            <span className={starStyles.words}>
              <span className={starStyles.number}>
                {stars} star{stars === 1 ? '' : 's'}:{' '}
              </span>
              {words}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id="stars-message" error={error} />
    </fieldset>
  );
}
