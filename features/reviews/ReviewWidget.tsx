import { useEffect } from 'react';
import { fillReviewWidget } from '@/lib/analytics/services/review-widget';
import { ROUTES } from '@/lib/routes';
import styles from './ReviewWidget.module.scss';

/** Trustpilot's name for a carousel, which is 140 px high. */
const CAROUSEL = '53aa8912dec7e10d38f59f36';

/** What stands there until the widget comes, and where it must not. React leaves alone what is inside. */
const UNTIL_THEN = `Shown by Trustpilot once optional cookies are accepted. <a href="${ROUTES.cookieSettings}" data-cookie-settings>Cookie settings</a>`;

/** Reviews that another company keeps of us, beside our own (ANA-3). Nothing without an id in the build. */
export function ReviewWidget() {
  const unit = process.env.NEXT_PUBLIC_REVIEW_WIDGET_ID;
  // Where the page was not loaded anew, nobody else fills it.
  useEffect(fillReviewWidget, []);
  if (!unit) return null;
  return (
    <section className={styles.root} aria-labelledby="reviews-elsewhere">
      <h2 id="reviews-elsewhere" className={styles.title}>
        On Trustpilot
      </h2>
      <div
        className={`trustpilot-widget ${styles.place}`}
        data-review-widget=""
        data-locale="en-GB"
        data-template-id={CAROUSEL}
        data-businessunit-id={unit}
        data-style-height="140px"
        data-style-width="100%"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: UNTIL_THEN }}
      />
    </section>
  );
}
