import styles from './ReviewPage.module.scss';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Stars } from '@/components/ui/ReviewCard/Stars';
import { NO_MORE_MAILS_ID } from '@/lib/account-routes';
import { REVIEW_BUTTON, REVIEW_BUTTONS, type ReviewFields } from '@/lib/contracts/review-page';
import { ratingOf } from '@/lib/domain/reviews/review';
import { OrderHead } from '../../OrderHead';
import { useAnsweredForm } from '../../PlainField/use-answered-form';
import type { ReviewModel } from '../model';
import { ReviewFormFields } from './ReviewFormFields';
import { STARS_GROUP } from './StarChoice';

/** Renders the saved review with its state. */
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

const FIELDS = ['stars', 'text', 'name', 'area'] as const satisfies readonly (keyof ReviewFields)[];

/** Renders the form to review a finished job, and the state of the review. Plain HTML forms, so it needs no script. */
export function ReviewPage({ model }: { readonly model: ReviewModel }) {
  const { reference, title, lead, orderHref, action, notice, kept, form, canWithdraw, canStop } = model;
  const named = FIELDS.filter((name) => form?.errors[name] !== undefined);
  const { said, onInput, wrong, errorOf } = useAnsweredForm(
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
          <ErrorSummary ref={said} errors={wrong} />
          <input type="hidden" name="version" value={form.version} />
          <ReviewFormFields values={form.values} errorOf={errorOf} />
          <Button type="submit" size="xl">
            {form.button}
          </Button>
        </form>
      ) : null}
      {canWithdraw ? (
        <details className={styles.more}>
          <summary>Delete your review</summary>
          <form method="post" action={action} noValidate>
            <p>We delete its stars and its words. It will no longer be shown anywhere.</p>
            <Button type="submit" kind="outline" name={REVIEW_BUTTON} value={REVIEW_BUTTONS.withdraw}>
              Delete my review
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
