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
      <h2 className={styles.heading}>To decide</h2>
      {waiting.length === 0 ? <p>No review is waiting.</p> : null}
      <ul className={styles.list}>
        {waiting.map((review) => (
          <li key={review.reference}>
            <article className={styles.card}>
              <ReviewText {...review} />
              <div className={styles.action}>
                <StateTag {...review.due} />
                <PublishForm {...review} />
                <RefuseForm {...review} button="Refuse" />
              </div>
            </article>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>Decided</h2>
      {decided.length === 0 ? <p>None yet.</p> : null}
      <ul className={styles.list}>
        {decided.map((review) => (
          <li key={review.reference}>
            <article className={styles.card}>
              <ReviewText {...review} />
              <div className={styles.action}>
                <StateTag {...review.state} />
                <p className={styles.kind}>{review.decision}</p>
                {review.canRefuse ? <TakeDown {...review} /> : null}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
