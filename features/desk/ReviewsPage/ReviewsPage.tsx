import type { ReactNode } from 'react';
import type { ReviewsView } from '@/lib/contracts/desk-reviews';
import { PageHeading } from '../Panel/Panel';
import { StateTag } from '../Panel/StateTag';
import { ReviewText } from './ReviewText';
import { PublishForm, RefuseForm, TakeDown } from './ReviewForms';
import styles from './ReviewsPage.module.scss';

/** What customers wrote: read and decided without its stars, which stand beside what is decided. */
export function ReviewsPage({ title, waiting, decided }: ReviewsView & { readonly title: string }) {
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
  /** What stands beside a review: its state, and what can be done with it. */
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
