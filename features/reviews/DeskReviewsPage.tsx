import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { DeskForm, DeskInput, DeskSelect, useRefusalOf } from '@/features/desk-kit/DeskForm/DeskForm';
import { PageHeading, StateTag } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { NOTE_LENGTH } from '@/lib/contracts/desk-paths';
import type { DeskReview, ReviewsView } from '@/lib/contracts/reviews';
import { REFUSALS, REFUSAL_LABELS } from '@/lib/domain/reviews/customer-review';
import styles from './DeskReviewsPage.module.scss';

const REASONS = REFUSALS.map((value) => ({ value, label: REFUSAL_LABELS[value] }));
type Decided = Pick<DeskReview, 'reference' | 'version' | 'author'>;

const PublishForm = ({ reference, version, author }: Decided) => (
  <DeskForm action={deskFormPath('publishReview')} hidden={{ reference, version }}>
    <Button type="submit" aria-label={`Publish the review of ${author}`}>
      Publish
    </Button>
  </DeskForm>
);

type RefuseFormProps = Decided & { readonly button: string };

function RefuseForm({ reference, version, author, button }: RefuseFormProps) {
  const idOf = (name: string) => `${name}-${reference}`;
  return (
    <DeskForm action={deskFormPath('refuseReview')} hidden={{ reference, version }} idOf={idOf}>
      <DeskSelect label="Reason" name="refusal" id={idOf('refusal')} options={REASONS} any="Choose one" />
      <DeskInput
        label="Note to its author"
        name="refusalNote"
        id={idOf('refusalNote')}
        maxLength={NOTE_LENGTH}
        optional
        width="wide"
      />
      <Button type="submit" kind="outline" aria-label={`${button}: the review of ${author}`}>
        {button}
      </Button>
    </DeskForm>
  );
}

/** Open only if the server has refused it. */
function TakeDown({ reference, version, author }: Decided) {
  const refused = useRefusalOf({ action: deskFormPath('refuseReview'), hidden: { reference, version } });
  return (
    <details open={refused !== null}>
      <summary className={styles.more}>Take it down</summary>
      <RefuseForm reference={reference} version={version} author={author} button="Take it down" />
    </details>
  );
}

type ReviewTextProps = DeskReview & {
  readonly stars?: number | undefined;
};

function ReviewText({ author, about, reference, href, text, stars }: ReviewTextProps) {
  return (
    <div>
      <h3 className={styles.name}>{author}</h3>
      <p className={styles.kind}>
        {about},{' '}
        <a href={href} className={styles.reference}>
          {reference}
        </a>
        {stars === undefined ? null : `, ${stars} of 5 stars`}
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

/** Renders customers' reviews, without the stars until a review is decided. */
export function DeskReviewsPage({ title, waiting, decided }: ReviewsView & { readonly title: string }) {
  return (
    <>
      <PageHeading
        title={title}
        detail="The stars are hidden until you decide. Refuse only for one of the four reasons, never for a low rating."
      />
      <ReviewList title="To decide" reviews={waiting} empty="No review is waiting.">
        {(review) => (
          <>
            <StateTag {...review.due} />
            <PublishForm {...review} />
            <RefuseForm {...review} button="Refuse" />
          </>
        )}
      </ReviewList>
      <ReviewList title="Decided" reviews={decided} empty="None yet.">
        {(review) => (
          <>
            <StateTag {...review.state} />
            <p className={styles.kind}>{review.decision}</p>
            {review.canRefuse ? <TakeDown {...review} /> : null}
          </>
        )}
      </ReviewList>
    </>
  );
}

type Written = Parameters<typeof ReviewText>[0] & { readonly reference: string };
type ReviewListProps<R extends Written> = {
  readonly title: string;
  readonly reviews: readonly R[];
  readonly empty: string;
  readonly children: (review: R) => ReactNode;
};

function ReviewList<R extends Written>({ title, reviews, empty, children }: ReviewListProps<R>) {
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      {reviews.length === 0 ? <p>{empty}</p> : null}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.reference}>
            <article className={styles.card}>
              <ReviewText {...review} />
              <div className={styles.action}>{children(review)}</div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
